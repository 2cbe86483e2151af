import Testing

@testable import PuppyTrainingPreviews

@Suite struct NameRuleTests {
  private func rules(_ element: StageTree.Element) -> [AuditFinding.Rule] {
    NameRule.faults(in: StageTree(elements: [element])).map(\.rule)
  }

  @Test func whatIsUsedNeedsAName() {
    #expect(rules(.init(kind: "GtkButton", role: "button", isTarget: true)) == [.noName])
    #expect(
      rules(.init(kind: "GtkButton", role: "button", name: " ", isTarget: true)) == [.noName])
    #expect(rules(.init(kind: "GtkText", role: "text box", isFocusable: true)) == [.noName])
    #expect(rules(.init(kind: "GtkImage", role: "img")) == [.noName])
    #expect(rules(.init(kind: "GtkButton", role: "button", name: "Done", isTarget: true)) == [])
    #expect(rules(.init(kind: "GtkLabel", role: "label")) == [])
  }

  @Test func theNameOfAClassIsNone() {
    #expect(rules(.init(kind: "GtkButton", role: "button", name: "GtkButton")) == [.className])
    #expect(
      rules(.init(kind: "GtkSearchBar", role: "search", name: "GtkSearchBar")) == [.className])
    #expect(rules(.init(kind: "GtkBox", role: "group", name: "GtkBox")) == [], "a box for layout")
    #expect(
      rules(.init(kind: "GtkBox", role: "group", name: "GtkBox", isFocusable: true))
        == [.className])
  }

  @Test func nobodyHearsOfWhatIsNotTold() {
    #expect(rules(.init(kind: "GtkImage", role: "", name: "GtkImage", isPresented: false)) == [])
  }
}
