import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct HoldTests {
  private func read(_ json: String) throws(JSONReader.Unexpected) -> Hold {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in try Hold(&reader) }
  }

  @Test("Every unit is read by its word", arguments: Hold.Unit.allCases)
  func units(unit: Hold.Unit) throws {
    #expect(try read(#"{"\#(unit.rawValue)": 12}"#) == Hold(12, unit))
  }

  @Test(
    "What is wrong is said with its key",
    arguments: [
      ("{}", "", "is not exactly one of seconds, steps and metres"),
      (#"{"steps": 2, "metres": 2}"#, "", "is not exactly one of seconds, steps and metres"),
      (#"{"steps": 2, "steps": 2}"#, "steps", "comes twice"),
      (#"{"minutes": 2}"#, "minutes", "is not a known key"),
      (#"{"seconds": "2"}"#, "seconds", "is not a whole number"),
      (#"{"seconds": 2.5}"#, "seconds", "is not a whole number"), ("10", "", "is not an object"),
    ])
  func mistakes(json: String, field: String, reason: String) {
    #expect(throws: JSONReader.Unexpected(reason).under(field)) { try read(json) }
  }
}
