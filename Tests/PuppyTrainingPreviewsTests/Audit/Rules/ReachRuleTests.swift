import Testing

@testable import PuppyTrainingPreviews

@Suite struct ReachRuleTests {
  private func places(_ elements: StageTree.Element...) -> [Int] {
    ReachRule.faults(in: StageTree(elements: elements)).map(\.element)
  }

  @Test func whatTakesTheKeyboardMustBeWithinItsReach() {
    #expect(places(.init(kind: "GtkButton", isFocusable: true)) == [0])
    #expect(places(.init(kind: "GtkButton", isFocusable: true, isReachable: true)) == [])
    #expect(places(.init(kind: "GtkButton", states: [.disabled], isFocusable: true)) == [])
    #expect(places(.init(kind: "GtkLabel")) == [])
  }

  @Test func whatHandsTheKeyboardOnNeedNotKeepIt() {
    let list = StageTree.Element(kind: "GtkGridView", isFocusable: true)
    let row = StageTree.Element(
      depth: 1, kind: "GtkListItemWidget", isFocusable: true, isReachable: true)
    var lost = row
    lost.isReachable = false
    #expect(places(list, row) == [])
    #expect(places(list, lost) == [0, 1])
  }
}
