import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct TitleOrderTests {
  @Test("Titles that begin alike, end early or are equal are in order all the same")
  func order() {
    let titles = ["retrieve b", "retrieve", "retrieve a", "", "r", "retrieve a", "retriev", "z"]
    let tricks = titles.enumerated().map { Trick.sample(id: "id-\(9 - $0)", title: $1) }
    #expect(TitleOrder(tricks, key: \.folded).positions == [3, 4, 6, 1, 5, 2, 0, 7])
  }

  @Test("Keys may hold any byte, also those that fill up short ones")
  func zeroBytes() {
    let keys: [[UInt8]] = [[1, 0], [1], [0], [], [255], [1, 0, 0], [0, 0]]
    let tricks = keys.indices.map { Trick.sample(id: "\($0)", title: "\($0)") }
    let order = TitleOrder(tricks) { keys[Int($0) ?? 0] }.positions
    #expect(order == [3, 2, 6, 1, 0, 5, 4])
  }
}
