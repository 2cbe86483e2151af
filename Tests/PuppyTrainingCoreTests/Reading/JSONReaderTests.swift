import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct JSONReaderTests {
  private typealias Unexpected = JSONReader.Unexpected

  @Test("Lists and objects are read in their order, empty or not, whatever blanks there are")
  func structure() throws {
    let json = " { \"a\" :[ ] , \n\"b\":\t[\"x\",\"y\"\r\n] } "
    var found: [String] = []
    try JSONReader.read(json) { reader throws(Unexpected) in
      try reader.object { reader, key throws(Unexpected) in
        found.append("\(key) \(try reader.strings().joined(separator: "+"))")
      }
    }
    #expect(found == ["a ", "b x+y"])
    try JSONReader.read("{}") { reader throws(Unexpected) in
      try reader.object { _, _ throws(Unexpected) in throw Unexpected() }
    }
  }

  @Test(
    "Anything left open or out of place is no JSON",
    arguments: [
      ("[", "[0]"), ("[\"a\"", ""), ("[\"a\",", "[1]"), ("[\"a\",]", "[1]"), ("[,]", "[0]"),
      ("[\"a\" \"b\"]", ""), ("[\"a\"}", ""), ("[\"a\"] x", ""), ("", ""), ("x", ""),
    ])
  func broken(json: String, field: String) throws {
    let error = JSONReader.error(json) { reader throws(Unexpected) in try reader.strings() }
    #expect(error == Unexpected().under(field))
  }

  private func numbers(_ json: String) throws(Unexpected) -> [String: Double] {
    try JSONReader.read(json) { reader throws(Unexpected) in
      var numbers: [String: Double] = [:]
      try reader.fields(requiring: ["x", "y"]) { reader, key throws(Unexpected) in
        numbers[key] = try reader.number()
      }
      return numbers
    }
  }

  @Test("Fields may come in any order")
  func fields() throws {
    #expect(try numbers(#"{"y": 1, "z": 3, "x": 2}"#) == ["x": 2, "y": 1, "z": 3])
  }

  @Test(
    "Fields do not come twice, and none is missing",
    arguments: [
      (#"{"y": 1, "x": 2, "y": 1}"#, "y", "comes twice"), (#"{"y": 1}"#, "x", "is missing"),
      ("{}", "x", "is missing"), (#"{"x": []}"#, "x", "is not a number"),
      ("[]", "", "is not an object"), (#"{"x" 1}"#, "", "is not JSON"),
      (#"{x: 1}"#, "", "is not JSON"), (#"{"x": 1"#, "", "is not JSON"),
    ])
  func badFields(json: String, field: String, reason: String) {
    #expect(throws: Unexpected(reason).under(field)) { try numbers(json) }
  }

  @Test(
    "A value is gone past, and read later",
    arguments: [
      "1", "-1.5e3", "true", #""x""#, #""}\"]""#, "[]", #"[1, {"y": "}"}]"#, #"{"q":["\\"]}"#,
    ])
  func values(json: String) throws {
    var values: [JSONReader] = []
    try JSONReader.read("[\(json) , \(json)]") { reader throws(Unexpected) in
      values = try reader.list { reader throws(Unexpected) in try reader.value() }
    }
    for value in values {
      let text = String(decoding: value.bytes[value.next..<value.limit], as: UTF8.self)
      #expect(text.prefix(json.count) == json)
      #expect(text.dropFirst(json.count).allSatisfy { $0 == " " })
    }
  }
}
