import Testing

@testable import PuppyTrainingCore

struct JSONReaderTests {
  private typealias Unexpected = JSONReader.Unexpected

  private func read<Value>(
    _ text: String, _ body: (inout JSONReader) throws(JSONReader.Unexpected) -> Value
  ) throws(JSONReader.Unexpected) -> Value {
    var reader = try JSONReader(Array(text.utf8))
    let value = try body(&reader)
    try reader.end()
    return value
  }

  @Test(
    "Texts are read with the escapes of one character",
    arguments: [
      (#""""#, ""), (#" "Sit" "#, "Sit"), (#""a \"b\" \\ \/ \n\t""#, "a \"b\" \\ / \n\t"),
      (#""Élan 犬 🐶""#, "Élan 犬 🐶"),
    ])
  func texts(json: String, text: String) throws {
    #expect(try read(json) { reader throws(Unexpected) in try reader.string() } == text)
  }

  @Test(
    "What is no text, or has other escapes, is left to others",
    arguments: [
      "", "\"", "\"a", "a", "3", "null", #""\u0041""#, #""\b""#, #""\"#, "\"a\nb\"", #""a" b"#,
    ])
  func noText(json: String) {
    #expect(throws: Unexpected.self) {
      try read(json) { reader throws(Unexpected) in try reader.string() }
    }
  }

  @Test(
    "Whole numbers are read",
    arguments: [("0", 0), ("3", 3), ("120", 120), ("999999999", 999_999_999)])
  func numbers(json: String, number: Int) throws {
    #expect(
      try read("[\(json)]") { r throws(Unexpected) in
        try r.list { r throws(Unexpected) in try r.number() }
      } == [number])
  }

  @Test(
    "Other numbers are left to others",
    arguments: ["-1", "1.5", "1e3", "1E3", "007", "00", "1234567890", "true"])
  func otherNumbers(json: String) {
    #expect(throws: Unexpected.self) {
      try read("[\(json)]") { r throws(Unexpected) in
        try r.list { r throws(Unexpected) in try r.number() }
      }
    }
  }

  @Test("Lists and objects are read in their order, empty or not, whatever blanks there are")
  func structure() throws {
    let json = " { \"a\" :[ ] , \n\"b\":\t[\"x\",\"y\"\r\n] } "
    var found: [String] = []
    try read(json) { reader throws(Unexpected) in
      try reader.object { reader, key throws(Unexpected) in
        found.append("\(key) \(try reader.strings().joined(separator: "+"))")
      }
    }
    #expect(found == ["a ", "b x+y"])
    try read("{}") { reader throws(Unexpected) in
      try reader.object { _, _ throws(Unexpected) in throw Unexpected() }
    }
  }

  @Test(
    "Anything left open or out of place is left to others",
    arguments: ["[", "[\"a\"", "[\"a\",", "[\"a\",]", "[,]", "[\"a\" \"b\"]", "[\"a\"}", "{}"])
  func broken(json: String) {
    #expect(throws: Unexpected.self) {
      try read(json) { reader throws(Unexpected) in try reader.strings() }
    }
  }

  @Test("Bytes that are not UTF-8 are left to others")
  func notUTF8() {
    #expect(throws: Unexpected.self) { try JSONReader([0x22, 0xFF, 0x22]) }
  }
}
