import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct SegmentCollectorTests {
  private func scores(_ word: String, in segment: SearchSegment) -> [UInt8] {
    var scores = Array(repeating: SearchFinds.missing, count: segment.trickCount)
    var span = scores.mutableSpan
    segment.find(Array(word.utf8), improving: &span, from: 0)
    return scores
  }

  @Test("Of the places where a trick has a word the best field counts, whatever comes between")
  func bestField() {
    var collector = SegmentCollector()
    let words = ["paw", "Sit paw", "Sit", "Sit", "Sit"]
    for (number, title) in words.enumerated() {
      collector.add(
        .sample(
          title: title, otherNames: number == 2 ? ["Paw paw"] : [],
          summary: number == 4 ? "Sits." : "Paw paw."))
    }
    let expected = [
      MatchScore(.titleStart, in: .title), MatchScore(.wordStart, in: .title),
      MatchScore(.wordStart, in: .otherNames), MatchScore(.wordStart, in: .summary),
    ]
    let segment = collector.makeSegment()
    #expect(segment.trickCount == 5)
    #expect(scores("paw", in: segment) == expected.map(\.rawValue) + [SearchFinds.missing])
  }

  @Test("The next segment is as if there had been none before")
  func anew() {
    var collector = SegmentCollector()
    for number in 0..<300 { collector.add(.sample(title: "Paw \(number)", summary: "Dog.")) }
    #expect(collector.trickCount == 300)
    _ = collector.makeSegment()
    #expect(collector.trickCount == 0)
    collector.add(.sample(title: "Sit", summary: "Paw."))
    let segment = collector.makeSegment()
    let inSummary = MatchScore(.wordStart, in: .summary).rawValue
    #expect(["paw", "dog", "7"].map { scores($0, in: segment)[0] } == [inSummary, 255, 255])
  }

  @Test("No trick makes a segment of none")
  func none() {
    var collector = SegmentCollector()
    let segment = collector.makeSegment()
    #expect(segment.trickCount == 0)
    #expect(scores("a", in: segment) == [])
  }
}
