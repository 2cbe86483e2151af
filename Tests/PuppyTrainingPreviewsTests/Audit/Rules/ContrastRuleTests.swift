import Testing

@testable import PuppyTrainingPreviews

@Suite struct ContrastRuleTests {
  /// Strokes of a colour on a ground, with edges that are mixed from both.
  private func text(_ color: UInt32, on ground: UInt32, edge: UInt32) -> Pixels {
    var pixels = Pixels.plain(ground, width: 60, height: 20)
    for x in stride(from: 10, to: 50, by: 6) {
      pixels.fill(edge, x: x..<x + 4, y: 4..<16)
      pixels.fill(color, x: x + 1..<x + 3, y: 4..<16)
    }
    return pixels
  }

  private func sentences(
    _ pixels: Pixels, change: (inout StageTree.Element) -> Void = { _ in }
  ) -> [String] {
    let frame = StageTree.Frame(width: 60, height: 20)
    var label = StageTree.Element(
      kind: "GtkLabel", frame: frame, visibleFrame: frame, text: "Sit", isLabel: true)
    change(&label)
    return ContrastRule.faults(in: StageTree(elements: [label]), pixels, scale: 1).map(\.sentence)
  }

  private var pale: Pixels { text(0x949494, on: 0xffffff, edge: 0xcccccc) }

  @Test func paleTextsAreFaultsWithTheirFigures() {
    #expect(sentences(pale) == ["The contrast is 3.0:1, and should be 4.5:1."])
    #expect(sentences(text(0x767676, on: 0xffffff, edge: 0xbbbbbb)) == [])
    #expect(sentences(text(0xffffff, on: 0x1c6fd4, edge: 0x80b0e8)) == [])
    #expect(
      sentences(text(0xffffff, on: 0x3584e4, edge: 0x80b0e8))
        == ["The contrast is 3.8:1, and should be 4.5:1."])
  }

  @Test func lessWillDoForLargeTexts() {
    #expect(sentences(pale) { $0.isLargeText = true } == [])
    #expect(
      sentences(text(0xa0a0a0, on: 0xffffff, edge: 0xcccccc)) { $0.isLargeText = true }
        == ["The contrast is 2.6:1, and should be 3.0:1."])
  }

  @Test func textsThatAreNotSeenAtAllAreFaults() {
    #expect(
      sentences(.plain(0xffffff, width: 60, height: 20))
        == ["The contrast is 1.0:1, and should be 4.5:1."])
  }

  @Test func onlyTextsThatCanBeReadNowCount() {
    #expect(sentences(pale) { $0.states = [.disabled] } == [])
    #expect(sentences(pale) { $0.text = "  " } == [])
    #expect(sentences(pale) { $0.isLabel = false } == [])
    #expect(sentences(pale) { $0.visibleFrame = .init(width: 60, height: 5) } == [])
    #expect(sentences(pale) { $0.visibleFrame = .init(x: 100, width: 60, height: 20) } == [])
  }

  @Test func neitherABorderNorAGroundThatRunsFromColourToColourIsTheText() {
    var framed = text(0x111111, on: 0xffffff, edge: 0x888888)
    for y in [0..<1, 19..<20] { framed.fill(0xcccccc, x: 0..<60, y: y) }
    for x in [0..<1, 59..<60] { framed.fill(0xcccccc, x: x, y: 0..<20) }
    #expect(sentences(framed) == [])
    var running = text(0x949494, on: 0xffffff, edge: 0xcccccc)
    running.fill(0xfefefe, x: 0..<60, y: 0..<4)
    running.fill(0xfdfdfd, x: 0..<60, y: 16..<20)
    #expect(sentences(running) == ["The contrast is 3.0:1, and should be 4.5:1."])
  }
}
