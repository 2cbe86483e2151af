import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingPictures

struct JSONTablesTests {
  private func texts(_ json: String) -> [String: [String: String]]? {
    guard let tables = JSONTables(Array(json.utf8)) else { return nil }
    return Dictionary(
      uniqueKeysWithValues: tables.tables.map { table in
        (
          table,
          tables[table].mapValues {
            String(decoding: $0.bytes[$0.next..<$0.limit], as: UTF8.self)
          }
        )
      })
  }

  @Test("Values are found as they are written")
  func finding() {
    #expect(
      texts(
        #"{ "a" : {"x": [1, {"y": "}"}], "z":{"q":"\""} , "n": -1.5e3}, "b": {}, "ü": {"é":true} }"#
      )
        == [
          "a": ["x": #"[1, {"y": "}"}]"#, "z": #"{"q":"\""} "#, "n": "-1.5e3"], "b": [:],
          "ü": ["é": "true"],
        ])
  }

  @Test(
    "Anything else than an object of objects is not found",
    arguments: [
      "", "[]", "{", #"{"a": 1}"#, #"{"a": {"b"}}"#, #"{"a": {"b": 1}"#, #"{"a": {}} x"#,
      #"{"a": {"b": "x}}"#, #"{"a": {"b": 1,}}"#,
    ])
  func others(json: String) {
    #expect(texts(json) == nil)
  }

  @Test("Random cuts and changes of a good file never crash")
  func noise() {
    let good = Array(#"{"a": {"x": [1, "\"}"], "y": {"z": {}}}, "b": {}}"#.utf8)
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5000 {
      var bytes = good
      bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...127, using: &random)
      _ = JSONTables(Array(bytes.prefix(.random(in: 0...bytes.count, using: &random))))
    }
  }
}
