import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// A header of its own that shows the numbered book under this query.
  private func header(_ query: TrickQuery, count: Int = 30) -> ConditionHeader {
    let header = ConditionHeader(onFilter: {}, onRemove: { _ in })
    header.update(.of(.numbered(count), query))
    return header
  }

  private func chipTexts(_ header: ConditionHeader) -> [String] {
    header.widget.parts(styled: "chip").flatMap { chip in
      chip.seen(as: Label.self).map { [$0.text] } ?? chip.texts
    }
  }

  @Test(
    "KNOWN-BUGS 50: the header counts what is shown, and the number can be announced",
    arguments: [
      (30, TrickQuery(), "30 tricks"),
      (1, TrickQuery(), "1 trick"),
      (0, TrickQuery(), "0 tricks"),
      (30, TrickQuery(filter: [.difficulty(.easy)]), "10 of 30 tricks"),
      (30, TrickQuery(searchText: "trick 07"), "1 of 30 tricks"),
      (1, TrickQuery(filter: [.difficulty(.hard)]), "0 of 1 trick"),
    ])
  func headerCount(count: Int, query: TrickQuery, text: String) throws {
    let label = try #require(header(query, count: count).widget.parts(styled: "count").first)
    #expect(label.seen(as: Label.self)?.text == text)
    #expect(label.accessibleName == text)
    #expect(label.isStatus, "so that a change is announced")
  }

  @Test(
    "The header says the conditions in words, and what is left open in grey",
    arguments: [
      (TrickFilter(), ["Any difficulty", "Any category", "Any equipment"]),
      (TrickFilter([.difficulty(.easy)]), ["Easy", "Any category", "Any equipment"]),
      (
        TrickFilter([.category(.vocal), .category(.paws), .equipment(.ball)]),
        ["Any difficulty", "Paws", "Vocal", "Ball"]
      ),
      (
        TrickFilter([.minutes(1), .place(.garden), .gentle]),
        [
          "Any difficulty", "Any category", "Any equipment", "Up to 1 minute", "Garden",
          "Gentle on the body",
        ]
      ),
    ])
  func headerChips(filter: TrickFilter, texts: [String]) {
    let header = header(TrickQuery(filter: filter))
    #expect(chipTexts(header) == texts)
    let removable = header.widget.parts(Button.self).filter { $0.hasClass("chip") }
    #expect(removable.flatMap(\.texts) == filter.conditions.map(\.name))
    #expect(
      removable.map(\.accessibleName) == filter.conditions.map { "Remove condition \($0.name)" })
  }

  @Test("The header that shows something else forgets what it showed before")
  func headerAgain() {
    let header = header(TrickQuery(filter: [.difficulty(.easy)]))
    header.update(.of(.numbered(30), TrickQuery(filter: [.place(.field)])))
    #expect(chipTexts(header) == ["Any difficulty", "Any category", "Any equipment", "Field"])
  }

  @Test("The header asks to take the condition of the chosen chip away")
  func headerRemoves() throws {
    var removed: [Condition] = []
    let header = ConditionHeader(onFilter: {}, onRemove: { removed.append($0) })
    let filter = TrickFilter([.difficulty(.easy), .equipment(.ball), .gentle])
    header.update(.of(.numbered(3), TrickQuery(filter: filter)))
    try #require(header.widget.button("Ball")).click()
    try #require(header.widget.button("Gentle on the body")).click()
    #expect(removed == [.equipment(.ball), .gentle])
  }

  @Test(
    "KNOWN-BUGS 25 and 49: an active filter is marked on its button, for eyes and ears",
    arguments: [
      (TrickQuery(), "No condition is set", false),
      (TrickQuery(searchText: "bow"), "No condition is set", false),
      (TrickQuery(filter: [.minutes(3)]), "1 condition is set", true),
      (
        TrickQuery(filter: [.difficulty(.easy), .place(.field), .place(.garden)]),
        "3 conditions are set", true
      ),
    ])
  func filterButton(query: TrickQuery, state: String, isMarked: Bool) {
    let header = header(TrickQuery(filter: [.gentle]))
    header.update(.of(.numbered(3), query))
    let button = header.filterButton
    #expect(button.accessibleName == "Filter")
    #expect(button.accessibleDescription == state, "said once, without the name again")
    #expect(button.tooltip == "Filter: \(state)")
    #expect(button.hasClass("narrowing") == isMarked)
  }

  @Test("The filter button asks for the filter")
  func filterButtonClick() {
    var clicks = 0
    let header = ConditionHeader(onFilter: { clicks += 1 }, onRemove: { _ in })
    header.filterButton.click()
    #expect(clicks == 1)
  }
}
