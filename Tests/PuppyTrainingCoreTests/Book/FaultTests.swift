import FoundationEssentials
import PuppyTrainingCore
import Testing

struct FaultTests {
  private func read(_ json: String) throws -> Fault {
    try JSONDecoder().decode(Fault.self, from: Data(json.utf8))
  }

  @Test("A fault has just two texts")
  func reading() throws {
    let fault = try read(#"{"remedy": "Wait.", "sign": "It jumps."}"#)
    #expect(fault == Fault(sign: "It jumps.", remedy: "Wait."))
  }

  @Test(
    "A fault with fewer, more or other values is rejected",
    arguments: [
      #"{"sign": "It jumps."}"#, #"{"remedy": "Wait."}"#, #"{"sign": "It jumps.", "remedy": null}"#,
      #"{"sign": 1, "remedy": "Wait."}"#, #"{"sign": "It jumps.", "remedy": "Wait.", "x": 1}"#,
      "[]",
    ])
  func rejecting(json: String) {
    #expect(throws: DecodingError.self) { try read(json) }
  }
}
