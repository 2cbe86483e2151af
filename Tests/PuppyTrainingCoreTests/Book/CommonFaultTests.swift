import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct CommonFaultTests {
  private func read(_ json: String) throws -> CommonFault {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in try CommonFault(&reader) }
  }

  @Test("A fault has just two texts")
  func reading() throws {
    let fault = try read(#"{"remedy": "Wait.", "sign": "It jumps."}"#)
    #expect(fault == CommonFault(sign: "It jumps.", remedy: "Wait."))
  }

  @Test(
    "A fault with fewer, more or other values is rejected",
    arguments: [
      #"{"sign": "It jumps."}"#, #"{"remedy": "Wait."}"#, #"{"sign": "It jumps.", "remedy": null}"#,
      #"{"sign": 1, "remedy": "Wait."}"#, #"{"sign": "It jumps.", "remedy": "Wait.", "x": 1}"#,
      "[]",
    ])
  func rejecting(json: String) {
    #expect(throws: JSONReader.Unexpected.self) { try read(json) }
  }
}
