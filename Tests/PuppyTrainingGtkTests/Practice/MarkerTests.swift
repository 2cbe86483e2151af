import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test func withoutASoundTheWindowRunsAndSaysSo() throws {
    try withPractice { practice, journal in
      let note = "No sound is available on this computer, so a hit is only shown."
      #expect(!practice.window.texts.contains(note))
      practice.window.act("click")
      settle()
      let sound = try #require(Sound(ResourcePath.click))
      #expect(practice.window.texts.contains(note) == !sound.isAvailable)
      practice.window.strike(.space)
      #expect(journal.kept.count == 1)
    }
  }

  @Test func aMarkFlashesForAMomentUnlessThePersonTurnedThatOff() throws {
    try withPractice { practice, _ in
      practice.window.strike(.letter("m"))
      #expect(practice.window.parts(styled: "flash-miss").count == 1)
      settle()
      _ = MainLoop.run(forMilliseconds: 300) { false }
      #expect(practice.window.parts(styled: "flash-miss").isEmpty)
      var choice: MarkerChoice?
      practice.onMarkerChoice = { choice = $0 }
      practice.window.act("flash")
      practice.window.strike(.space)
      #expect(practice.window.parts(styled: "flash-hit").isEmpty)
      #expect(choice == MarkerChoice(isClickOn: false, isFlashOn: false))
    }
  }
}
