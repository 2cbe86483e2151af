import Testing

@testable import PuppyTrainingCore

struct PositionSetTests {
  @Test("A set has what it was made of, and nothing beyond", arguments: [0, 1, 63, 64, 65, 200])
  func members(count: Int) {
    let all = PositionSet(upTo: count)
    #expect(all.count == count)
    #expect(all.isEmpty == (count == 0))
    #expect((0..<256).filter(all.contains) == Array(0..<Int32(count)))
    let odd = PositionSet(upTo: count) { $0 % 2 == 1 }
    #expect((0..<256).filter(odd.contains) == (0..<Int32(count)).filter { $0 % 2 == 1 })
    #expect(odd == PositionSet(upTo: count) { $0 % 2 == 1 })
  }

  @Test("Elements of a list keep their order")
  func order() {
    let set = PositionSet([7, 130, 64])
    #expect(set.elements(in: [64, 1, 130, 3000, 7]) == [64, 130, 7])
    #expect(PositionSet([]).elements(in: [0, 1]) == [])
  }
}
