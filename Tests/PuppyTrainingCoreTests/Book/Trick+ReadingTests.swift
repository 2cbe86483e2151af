import CoreTestSupport
import FoundationEssentials
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct TrickReadingTests {
  private func read(_ json: String) throws -> Trick {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in try Trick(&reader) }
  }

  @Test("Every key of a trick is read")
  func everyKey() throws {
    let json = """
      {
        "id": "weave-poles", "title": "Weave", "otherNames": ["Slalom", "Zigzag"],
        "category": "props", "difficulty": "hard", "summary": "It runs a slalom.",
        "equipment": ["treats", "cones", "collar or harness"],
        "substitutes": {"cones": "bottles", "collar or harness": "a scarf"},
        "places": ["field", "garden"], "minutes": 5, "prerequisites": ["turn", "walk"],
        "cue": {"word": "Weave", "signal": "Draw a wave."},
        "steps": [
          {"instruction": "Two cones.", "criterion": "It passes between."},
          {"instruction": "Four.", "hold": {"metres": 4}, "criterion": "It weaves for 4 metres."}
        ],
        "faults": [{"sign": "It skips one.", "remedy": "Go back to two."}],
        "safety": "Not for puppies."
      }
      """
    let trick = Trick(
      id: "weave-poles", title: "Weave", otherNames: ["Slalom", "Zigzag"], category: .props,
      difficulty: .hard, summary: "It runs a slalom.",
      equipment: [.treats, .cones, .collarOrHarness],
      substitutes: [.cones: "bottles", .collarOrHarness: "a scarf"], places: [.field, .garden],
      minutes: 5, prerequisites: ["turn", "walk"],
      cue: Cue(word: "Weave", signal: "Draw a wave."),
      steps: [
        Step(instruction: "Two cones.", criterion: "It passes between."),
        Step(
          instruction: "Four.", criterion: "It weaves for 4 metres.", hold: Hold(4, .metres)),
      ],
      faults: [CommonFault(sign: "It skips one.", remedy: "Go back to two.")],
      safety: "Not for puppies.")
    #expect(try read(json) == trick)
  }

  @Test("Other names, substitutes, prerequisites and the safety note may be left out")
  func optionalKeys() throws {
    #expect(try read(TrickJSON().text) == .sample())
  }

  @Test("Every category is read by its word", arguments: Category.allCases)
  func category(category: Category) throws {
    let json = TrickJSON().setting("category", "\"\(category)\"").text
    #expect(try read(json) == .sample(category: category))
  }

  @Test("Every thing is read by its word", arguments: Equipment.allCases)
  func equipment(thing: Equipment) throws {
    let json = TrickJSON().setting("equipment", "[\"\(thing.rawValue)\"]").text
    #expect(try read(json) == .sample(equipment: [thing]))
  }

  @Test("Every shipped file is read as JSONDecoder reads it")
  func shipped() throws {
    for file in try ShippedBook.files() {
      let decoded = try DecodedTrick.tricks(in: file.data)
      #expect(try TrickFile.tricks(in: file.data, name: file.name) == decoded, "\(file.name)")
    }
  }

  /// 10,000 files with one to three bytes changed, taken out or put in.
  @Test(
    "A damaged file is read as JSONDecoder reads it, or said to be at fault",
    arguments: SeededGenerator.seeds(100))
  func damaged(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let steps = #"[{"instruction": "a", "hold": {"steps": 3}, "criterion": "b"}]"#
    let whole = Array(
      TrickJSON.file(
        TrickJSON().setting("substitutes", #"{"mat": "a \"rug\""}"#).setting("steps", steps)))
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
      let text = String(decoding: bytes, as: UTF8.self)
      let decoded = try? DecodedTrick.tricks(in: Data(bytes))
      let read = Result { () throws(TrickBookError) in
        try TrickFile.tricks(in: Data(bytes), name: "a.json")
      }
      switch read {
      case .success(let tricks): try #require(tricks == decoded, "\(text)")
      case .failure(let error):
        // JSONDecoder lets pass a comma after the last value, which is not JSON.
        let isNoJSON =
          error.problems.map(\.reason) == ["is not JSON"] && !text.contains(/,\s*[\]}]/)
        try #require(!isNoJSON || decoded == nil, "\(text)")
      }
    }
  }
}
