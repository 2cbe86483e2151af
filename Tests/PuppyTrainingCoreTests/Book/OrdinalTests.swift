import Testing

@testable import PuppyTrainingCore

struct OrdinalTests {
  @Test("Cases are numbered from 0 in their order")
  func ordinals() {
    #expect(Equipment.allCases.map(\.ordinal) == Array(0..<Equipment.allCases.count))
  }
}
