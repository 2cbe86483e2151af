import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("A pill tells a difficulty in word, shape and colour", arguments: Difficulty.allCases)
  func difficultyPill(difficulty: Difficulty) {
    let pill = Pill(difficulty)
    #expect(pill.widget.texts == [difficulty.name])
    #expect(pill.widget.icons == [difficulty.icon])
    #expect(Difficulty.allCases.filter { pill.widget.hasClass($0.rawValue) } == [difficulty])
  }

  @Test("A pill for any other word has no shape")
  func plainPill() {
    let pill = Pill("Garden")
    #expect(pill.widget.texts == ["Garden"])
    #expect(pill.widget.parts(Image.self).isEmpty)
  }
}
