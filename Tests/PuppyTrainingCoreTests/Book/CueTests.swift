import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct CueTests {
  private func read(_ json: String) throws -> Cue {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in try Cue(&reader) }
  }

  @Test("A cue has just two texts")
  func reading() throws {
    let cue = try read(#"{"signal": "Hand.", "word": "Sit"}"#)
    #expect(cue == Cue(word: "Sit", signal: "Hand."))
  }

  @Test(
    "A cue with fewer, more or other values is rejected",
    arguments: [
      #"{"word": "Sit"}"#, #"{"signal": "Hand."}"#, #"{"word": "Sit", "signal": null}"#,
      #"{"word": 1, "signal": "Hand."}"#, #"{"word": "Sit", "signal": "Hand.", "x": 1}"#, "[]",
    ])
  func rejecting(json: String) {
    #expect(throws: JSONReader.Unexpected.self) { try read(json) }
  }
}
