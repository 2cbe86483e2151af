import Testing

@testable import PuppyTrainingCore

struct JSONReaderUnexpectedTests {
  private typealias Unexpected = JSONReader.Unexpected

  @Test("The way to a value is told as a writer of the file would say it")
  func way() {
    let error = Unexpected.unknownKey.under("pose").under("[2]").under("frames")
    #expect(error.field == "frames[2].pose")
    #expect(error.reason == "is not a known key")
    #expect(Unexpected().under("[0]").under("[1]").field == "[1][0]")
    #expect(Unexpected().field == "")
  }

  @Test(
    "Another kind of value is told from what is no JSON",
    arguments: [
      ("1", "is not a list"), ("-1", "is not a list"), ("{", "is not a list"),
      ("\"", "is not a list"), ("true", "is not a list"), ("false", "is not a list"),
      ("null", "is null, not a list"), ("x", "is not JSON"), ("]", "is not JSON"),
      ("", "is not JSON"), ("nonsense", "is not JSON"), ("tricks", "is not JSON"),
      ("fal", "is not JSON"),
    ])
  func mismatch(json: String, reason: String) {
    #expect(JSONReader(Array(json.utf8)).mismatch("a list") == Unexpected(reason))
  }
}
