import Testing

@testable import PuppyTrainingPreviews

@Suite struct TargetRuleTests {
  private func target(
    _ width: Double, _ height: Double, depth: Int = 0, states: Set<StageTree.State> = []
  ) -> StageTree.Element {
    StageTree.Element(
      depth: depth, kind: "GtkButton", states: states,
      frame: StageTree.Frame(width: width, height: height), isTarget: true)
  }

  private func sentences(_ elements: StageTree.Element...) -> [String] {
    TargetRule.faults(in: StageTree(elements: elements)).map(\.sentence)
  }

  @Test func targetsAreAtLeast24PixelsEachWay() {
    #expect(sentences(target(24, 24)) == [])
    #expect(sentences(target(100, 23)) == ["It is 100×23 pixels large, and should be 24×24."])
    #expect(sentences(target(16, 40)) == ["It is 16×40 pixels large, and should be 24×24."])
    #expect(sentences(target(10, 10, states: [.disabled]), target(0, 0)) == [])
    var label = target(10, 10)
    label.isTarget = false
    #expect(sentences(label) == [])
  }

  @Test func aPartOfALargerTargetMayBeSmall() {
    #expect(sentences(target(100, 34), target(80, 16, depth: 1)) == [])
    #expect(sentences(target(100, 20), target(80, 16, depth: 1)).count == 2)
  }
}
