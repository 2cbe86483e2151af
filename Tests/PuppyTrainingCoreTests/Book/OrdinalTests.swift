import Testing

@testable import PuppyTrainingCore

struct OrdinalTests {
  @Test("Cases are numbered from 0 in their order")
  func ordinals() {
    #expect(Equipment.allCases.map(\.ordinal) == Array(0..<Equipment.allCases.count))
  }

  @Test("Every case has a bit of its own, and all cases together have all of them")
  func bits() {
    #expect(Place.allCases.map(\.bit) == [1, 2, 4])
    #expect(Equipment.allCases.bits == 1 << UInt64(Equipment.allCases.count) - 1)
  }

  @Test(
    "The bits of a list are those of its elements, each counted once",
    arguments: [([], 0), ([.garden], 2), ([.field, .indoors, .field], 5)] as [([Place], UInt64)])
  func bitsOfList(places: [Place], bits: UInt64) {
    #expect(places.bits == bits)
  }
}
