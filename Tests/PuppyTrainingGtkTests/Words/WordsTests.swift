import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Every word that names a value of the core, by vocabulary.
  private static var vocabularies: [(name: String, words: [String])] {
    [
      ("difficulty", Difficulty.allCases.map(\.name)),
      ("category", Category.allCases.map(\.name)),
      ("place", Place.allCases.map(\.name)),
      ("equipment", Equipment.allCases.map(\.name)),
      ("facet", Facet.allCases.map(\.name)),
      ("placeholder", Facet.allCases.compactMap(\.placeholder)),
      ("condition", Condition.all.map(\.name)),
    ]
  }

  @Test("Every value has a word, and no two of a vocabulary have the same")
  func words() {
    for (name, words) in Self.vocabularies {
      #expect(Set(words).count == words.count, "\(name)")
      #expect(words.filter { $0.isEmpty || $0.first?.isUppercase != true } == [], "\(name)")
    }
  }

  @Test("The facets that the header always names are those that the dialog asks first")
  func placeholders() {
    #expect(
      Facet.allCases.filter { $0.placeholder != nil } == [.difficulty, .category, .equipment])
  }

  @Test("A condition has the name of its value, and the minutes a sentence that counts")
  func conditionNames() {
    #expect(Condition.difficulty(.hard).name == "Hard")
    #expect(Condition.category(.nosework).name == "Nose work")
    #expect(Condition.equipment(.collarOrHarness).name == "Collar or harness")
    #expect(Condition.place(.field).name == "Field")
    #expect(Condition.minutes(1).name == "Up to 1 minute")
    #expect(Condition.minutes(5).name == "Up to 5 minutes")
  }

  @Test(
    "Tricks are counted in the singular only when there is one",
    arguments: [(0, "0 tricks"), (1, "1 trick"), (2, "2 tricks"), (231, "231 tricks")])
  func counting(count: Int, text: String) {
    #expect(trickCount(count) == text)
  }

  @Test("Every category and difficulty has a picture of its own in the GResource and the theme")
  func icons() throws {
    let icons = Category.allCases.map(\.icon) + Difficulty.allCases.map(\.icon)
    let pictures = icons.compactMap {
      ResourceBundle.contents(of: "\(ResourcePath.icons)/scalable/actions/\($0).svg")
    }
    #expect(pictures.count == icons.count)
    #expect(Set(pictures).count == icons.count)
    #expect(icons.filter { !Image.hasIcon($0) } == [])
  }
}
