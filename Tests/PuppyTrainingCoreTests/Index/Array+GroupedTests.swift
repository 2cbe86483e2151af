import Testing

@testable import PuppyTrainingCore

struct ArrayGroupedTests {
  @Test("Elements keep their order within a group, as in a stable sort, also where one is empty")
  func stable() {
    let elements: [Int32] = [14, 3, 21, 11, 33, 1, 4]
    #expect(elements.grouped(5) { Int($0) % 10 } == [21, 11, 1, 3, 33, 14, 4])
    #expect([Int32]().grouped(3) { _ in 0 } == [])
  }
}
