import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct SearchSegmentTests {
  private let segment: SearchSegment = {
    var collector = SegmentCollector()
    for title in ["Paws", "Sit", "A paw", "Repaw"] {
      collector.add(.sample(title: title, otherNames: [], summary: ""))
    }
    return collector.makeSegment()
  }()

  @Test("Tricks that do not have the word, or are better already, keep their scores")
  func improving() {
    let missing = SearchFinds.missing
    var scores = [missing, missing, missing, missing, 0, missing, missing]
    var span = scores.mutableSpan
    segment.find(Array("paw".utf8), improving: &span, from: 2)
    let inside = MatchScore(.inside, in: .title).rawValue
    #expect(scores == [missing, missing, 0, missing, 0, inside, missing])
  }

  @Test("Letters and numbers of the segment itself are not taken for each other")
  func lengths() {
    var collector = SegmentCollector()
    let long = String(repeating: "a", count: 300)
    for _ in 0..<200 { collector.add(.sample(title: long, otherNames: [], summary: "b a")) }
    let segment = collector.makeSegment()
    var scores = Array(repeating: SearchFinds.missing, count: 200)
    var span = scores.mutableSpan
    segment.find(Array("b".utf8), improving: &span, from: 0)
    #expect(Set(scores) == [MatchScore(.wordStart, in: .summary).rawValue])
    span = scores.mutableSpan
    segment.find(Array((long + "a").utf8), improving: &span, from: 0)
    #expect(Set(scores) == [MatchScore(.wordStart, in: .summary).rawValue])
    span = scores.mutableSpan
    segment.find(Array(long.utf8), improving: &span, from: 0)
    #expect(Set(scores) == [MatchScore.best.rawValue])
  }
}
