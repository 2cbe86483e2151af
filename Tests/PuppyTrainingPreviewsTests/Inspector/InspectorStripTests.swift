import Gtk
import GtkTools
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  @Test func theStripShowsRolesNamesStatesAndFaults() {
    let strip = InspectorStrip()
    let tree = StageTree(elements: [
      .init(depth: 0, kind: "GtkBox", role: "group"),
      .init(depth: 1, kind: "GtkButton", role: "button", name: "GtkImage", states: [.focused]),
      .init(depth: 1, kind: "GtkImage", isPresented: false),
      .init(depth: 1, kind: "GtkLabel", role: "label", name: "Easy"),
    ])
    let fault = AuditFinding(
      element: 1, rule: .className, sentence: "It is called “GtkImage”, which is a class.")
    strip.show(tree, [fault])
    #expect(
      strip.words == [
        "2 elements, 1 fault",
        "button, GtkImage, focused, It is called “GtkImage”, which is a class.",
        "label, Easy",
      ])
    var chosen: [Int] = []
    strip.onChoose = { chosen.append($0) }
    strip.choose(row: 1)
    #expect(chosen == [3])
    strip.show(StageTree(), [])
    #expect(strip.words == ["0 elements, no fault"])
  }
}

extension InspectorStrip {
  /// What can be read in the strip.
  fileprivate var words: [String] {
    [summary.text] + rows.filter(\.widget.isVisible).map(\.widget.spokenName)
  }

  fileprivate func choose(row: Int) { list.selected = rows[row].widget }
}
