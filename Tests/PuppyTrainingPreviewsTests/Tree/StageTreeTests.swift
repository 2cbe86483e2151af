import Testing

@testable import PuppyTrainingPreviews

@Suite struct StageTreeTests {
  /// A box with a button, in which there is a label, and another label.
  private let tree = StageTree(elements: [
    .init(depth: 0, kind: "GtkBox", role: "group"),
    .init(depth: 1, kind: "GtkButton", role: "button", name: "Sit"),
    .init(depth: 2, kind: "GtkLabel", role: "label", name: "Sit", text: "Sit"),
    .init(depth: 1, kind: "GtkLabel", role: "label", name: "Easy", text: "Easy"),
  ])

  @Test func elementsKnowWhatTheyAreIn() {
    #expect(tree.elements.indices.map(tree.parent(of:)) == [nil, 0, 1, 0])
    #expect(tree.elements.indices.map(tree.inside) == [1..<4, 2..<3, 3..<3, 4..<4])
  }

  @Test func whatOnlyHoldsOtherThingsIsNotToldOf() {
    #expect(tree.elements.map(\.isTold) == [false, true, true, true])
    #expect(tree.elements.indices.map(tree.toldDepth) == [0, 0, 1, 0])
  }

  @Test func framesHaveAnIntersection() {
    let frame = StageTree.Frame(x: 0, y: 0, width: 10, height: 10)
    #expect(
      frame.intersection(.init(x: 5, y: -5, width: 10, height: 10))
        == .init(x: 5, y: 0, width: 5, height: 5))
    #expect(frame.intersection(.init(x: 20, y: 0, width: 5, height: 5)).isEmpty)
  }

  @Test func stopsOfTabAreKeptWhilePartsAreTheSame() {
    var walked = tree
    walked.elements[1].tabStop = 1
    walked.elements[1].isReachable = true
    walked.elements[1].visibleFrame = .init(x: 1, y: 2, width: 3, height: 4)
    walked.elements[1].frame = walked.elements[1].visibleFrame
    var seen = tree
    seen.elements[1].states = [.focused]
    #expect(seen.hasSameParts(as: walked))
    seen.takeTabStops(from: walked)
    #expect(seen.elements[1].tabStop == 1 && seen.elements[1].isReachable)
    #expect(walked.tabFrames == [1: .init(x: 1, y: 2, width: 3, height: 4)])
    #expect(seen.tabFrames == [:])
    seen.elements.removeLast()
    #expect(!seen.hasSameParts(as: walked))
  }
}
