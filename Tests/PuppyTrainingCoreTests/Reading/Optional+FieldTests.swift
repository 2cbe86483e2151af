import Testing

@testable import PuppyTrainingCore

struct OptionalFieldTests {
  private typealias Unexpected = JSONReader.Unexpected

  @Test("A value is taken once")
  func once() throws {
    var value: Int?
    try value.fill(3)
    #expect(value == 3)
    #expect(throws: Unexpected("comes twice")) { try value.fill(4) }
    #expect(value == 3)
  }

  @Test("A value that is missing is named by its key")
  func required() throws {
    #expect(try Optional("x").required("id") == "x")
    #expect(throws: Unexpected("is missing").under("id")) { try String?.none.required("id") }
  }
}
