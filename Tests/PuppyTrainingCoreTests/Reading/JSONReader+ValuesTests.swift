import CoreTestSupport
import Foundation
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct JSONReaderValuesTests {
  private typealias Unexpected = JSONReader.Unexpected

  @Test(
    "Texts are read with all escapes",
    arguments: [
      (#""""#, ""), (#" "Sit" "#, "Sit"), (#""a \"b\" \\ \/ \n\t""#, "a \"b\" \\ / \n\t"),
      (#""\b\f\r""#, "\u{8}\u{C}\r"), (#""Élan 犬 🐶""#, "Élan 犬 🐶"),
      (#""\u0041\u00e9 \uD83D\udc36!""#, "Aé 🐶!"), (#""É\u0301""#, "É\u{301}"),
    ])
  func texts(json: String, text: String) throws {
    #expect(try JSONReader.read(json) { reader throws(Unexpected) in try reader.string() } == text)
  }

  @Test(
    "What is no text is told as what it is not",
    arguments: [
      ("3", "is not a text"), ("null", "is null, not a text"), ("true", "is not a text"),
      ("[", "is not a text"), ("", "is not JSON"), ("a", "is not JSON"), ("\"", "is not JSON"),
      ("\"a", "is not JSON"), (#""\"#, "is not JSON"), (#""\x""#, "is not JSON"),
      (#""\u12"#, "is not JSON"), (#""\u+123""#, "is not JSON"), (#""\uD83D""#, "is not JSON"),
      (#""\uDC36""#, "is not JSON"), ("\"a\nb\"", "is not JSON"), (#""a" b"#, "is not JSON"),
    ])
  func noText(json: String, reason: String) {
    let error = JSONReader.error(json) { reader throws(Unexpected) in try reader.string() }
    #expect(error == Unexpected(reason))
  }

  @Test("Bytes that are not UTF-8 are no text", arguments: [[0xFF], [0xC3], [0x41, 0x80]])
  func notUTF8(bytes: [UInt8]) {
    #expect(throws: Unexpected()) {
      var reader = JSONReader([0x22] + bytes + [0x22])
      _ = try reader.string()
    }
  }

  @Test(
    "Numbers are read as everyone reads them",
    arguments: [
      "0", "-0", "3", "-12", "0.1", "-0.35", "1234.5678", "123456789012345", "0.00000000000001",
      "12345678901234567890", "0.1234567890123456789", "1e3", "1.5E-7", "-2e+10",
      "9007199254740993",
    ])
  func numbers(json: String) throws {
    #expect(try number(json) == Double(json))
  }

  @Test("Numbers of any length are read as everyone reads them")
  func manyNumbers() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<10_000 {
      let digits = "\(Int.random(in: 0...Int.max, using: &random))"
      let whole = digits.prefix(.random(in: 1...8, using: &random))
      let places = digits.dropFirst(8).prefix(.random(in: 1...11, using: &random))
      let json = places.isEmpty ? whole : "\(whole).\(places)"
      try #require(try number("\(json)") == Double(json))
    }
  }

  private func number(_ json: String) throws(Unexpected) -> Double {
    try JSONReader.read(json) { reader throws(Unexpected) in try reader.number() }
  }

  @Test(
    "What is no number is told as what it is not",
    arguments: [
      (#""1""#, "is not a number"), ("null", "is null, not a number"), ("false", "is not a number"),
      ("-", "is not JSON"), ("+1", "is not JSON"), (".5", "is not JSON"), ("1.", "is not JSON"),
      ("1e", "is not JSON"), ("007", "is not JSON"), ("1e400", "is too large"),
      ("-1e400", "is too large"), ("0x1", "is not JSON"),
    ])
  func noNumber(json: String, reason: String) {
    let error = JSONReader.error(json) { reader throws(Unexpected) in try reader.number() }
    #expect(error == Unexpected(reason))
  }

  @Test(
    "Whole numbers are read",
    arguments: [
      ("0", 0), ("-3", -3), ("120", 120), ("2147483647", 2_147_483_647), ("3.0", 3), ("1e3", 1000),
    ])
  func wholeNumbers(json: String, number: Int) throws {
    #expect(
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.wholeNumber() } == number)
  }

  @Test(
    "What is no whole number is told as such",
    arguments: [
      ("1.5", "is not a whole number"), ("2147483648", "is not a whole number"),
      ("true", "is not a whole number"), ("null", "is null, not a whole number"),
      ("00", "is not JSON"),
    ])
  func noWholeNumber(json: String, reason: String) {
    let error = JSONReader.error(json) { reader throws(Unexpected) in try reader.wholeNumber() }
    #expect(error == Unexpected(reason))
  }

  @Test("Truth is told by its words")
  func truth() throws {
    func bool(_ json: String) throws(Unexpected) -> Bool {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.bool() }
    }
    #expect(try bool(" true "))
    #expect(try !bool("false"))
    #expect(throws: Unexpected("is not true or false")) { try bool("1") }
    #expect(throws: Unexpected("is null, not true or false")) { try bool("null") }
    #expect(throws: Unexpected()) { try bool("truer") }
  }

  @Test("Words belong to a vocabulary")
  func words() throws {
    func places(_ json: String) throws(Unexpected) -> [Place] {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.words() }
    }
    #expect(try places(#"["field", "garden"]"#) == [.field, .garden])
    #expect(throws: Unexpected(#"has the unknown word "moon""#).under("[1]")) {
      try places(#"["field", "moon"]"#)
    }
  }

  @Test(
    "Random cuts and changes of a good text never crash, and are read as JSONDecoder reads them")
  func noise() throws {
    let good = Array(#"["a\n\"é\ud83d\udc36", "\\", "\/x\u0041"]"#.utf8)
    var random = SeededGenerator(seed: 9)
    for _ in 0..<20_000 {
      var bytes = good
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        bytes[Int.random(in: 0..<bytes.count, using: &random)] =
          Bool.random(using: &random)
          ? .random(in: 0...255, using: &random) : random.pick(Array(#"\"u0d, "#.utf8))
      }
      var reader = JSONReader(bytes)
      guard let texts = try? reader.strings(), (try? reader.end()) != nil else { continue }
      let decoded = try? JSONDecoder().decode([String].self, from: Data(bytes))
      try #require(texts == decoded, "\(bytes)")
    }
  }
}
