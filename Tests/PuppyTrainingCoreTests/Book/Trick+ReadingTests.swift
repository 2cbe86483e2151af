import FoundationEssentials
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct TrickReadingTests {
  private struct File: Decodable {
    let tricks: [Trick]
  }

  @Test("Every shipped file is read as JSONDecoder reads it")
  func shipped() throws {
    for file in try ShippedBook.files() {
      let decoded = try JSONDecoder().decode(File.self, from: file.data).tricks
      #expect(Trick.reading(Array(file.data)) == decoded, "\(file.name)")
    }
  }

  /// 10,000 files with one to three bytes changed, taken out or put in.
  @Test(
    "A damaged file is left to JSONDecoder, or read as that reads it",
    arguments: SeededGenerator.seeds(100))
  func damaged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let whole = Array(TrickJSON.file(TrickJSON().setting("substitutes", #"{"mat": "a \"rug\""}"#)))
    for _ in 0..<100 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let byte = generator.pick(Array(#"{}[]":,\ ae0n-."#.utf8) + [0xFF, 0xC3, 0x0A])
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes[place] = byte
        case 1: bytes.remove(at: place)
        default: bytes.insert(byte, at: place)
        }
      }
      guard let tricks = Trick.reading(bytes) else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      let decoded = try? JSONDecoder().decode(File.self, from: Data(bytes)).tricks
      try #require(tricks == decoded, "\(text)")
    }
  }

  @Test(
    "A key that comes twice, and one that is null, are left to JSONDecoder",
    arguments: [
      #"{"tricks": [], "tricks": []}"#, #"{"tricks": null}"#, #"{"tricks": [{"id": "a"}]}"#,
    ])
  func others(text: String) {
    #expect(Trick.reading(Array(text.utf8)) == nil)
  }
}
