import Testing

@testable import PuppyTrainingPreviews

@Suite struct ClippedRuleTests {
  private let frame = StageTree.Frame(width: 100, height: 16)

  private func label(seen: Double = 100, depth: Int = 0) -> StageTree.Element {
    StageTree.Element(
      depth: depth, kind: "GtkLabel", frame: frame,
      visibleFrame: StageTree.Frame(width: seen, height: 16), text: "Sit", isLabel: true)
  }

  private func places(_ elements: StageTree.Element...) -> [Int] {
    ClippedRule.faults(in: StageTree(elements: elements)).map(\.element)
  }

  @Test func anEllipsisNeedsATooltipThere() {
    var cut = label()
    #expect(places(cut) == [])
    cut.isEllipsised = true
    #expect(places(cut) == [0])
    cut.tooltip = "Sit"
    #expect(places(cut) == [])
  }

  @Test func theTooltipMayBeThatOfWhatIsAround() {
    var cut = label(depth: 1)
    cut.isEllipsised = true
    #expect(places(.init(kind: "GtkBox", tooltip: "Sit"), cut) == [])
    #expect(places(.init(kind: "GtkBox"), cut) == [1])
  }

  @Test func whatStandsOutIsCutUnlessItCanBeScrolledTo() {
    #expect(places(.init(kind: "GtkBox"), label(seen: 90, depth: 1)) == [1])
    #expect(places(.init(kind: "GtkViewport"), label(seen: 90, depth: 1)) == [])
    #expect(places(label(seen: 99.5)) == [], "less than a pixel")
  }

  @Test func onlyTextsThatAreSeenCount() {
    var cut = label()
    cut.isEllipsised = true
    cut.text = ""
    #expect(places(cut) == [])
    var hidden = label()
    hidden.isEllipsised = true
    hidden.frame = StageTree.Frame()
    #expect(places(hidden) == [])
  }
}
