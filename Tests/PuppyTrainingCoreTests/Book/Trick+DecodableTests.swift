import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

struct TrickDecodableTests {
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
          {"instruction": "Four cones.", "criterion": "It passes all."}
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
        Step(instruction: "Four cones.", criterion: "It passes all."),
      ],
      faults: [Fault(sign: "It skips one.", remedy: "Go back to two.")],
      safety: "Not for puppies.")
    #expect(try JSONDecoder().decode(Trick.self, from: Data(json.utf8)) == trick)
  }

  @Test("Other names, substitutes, prerequisites and the safety note may be left out")
  func optionalKeys() throws {
    let json = TrickJSON().text
    #expect(try JSONDecoder().decode(Trick.self, from: Data(json.utf8)) == .sample())
  }

  @Test("Every category is read by its word", arguments: Category.allCases)
  func category(category: Category) throws {
    let json = TrickJSON().setting("category", "\"\(category)\"").text
    let trick = try JSONDecoder().decode(Trick.self, from: Data(json.utf8))
    #expect(trick == .sample(category: category))
  }

  @Test("Every thing is read by its word", arguments: Equipment.allCases)
  func equipment(thing: Equipment) throws {
    let json = TrickJSON().setting("equipment", "[\"\(thing.rawValue)\"]").text
    let trick = try JSONDecoder().decode(Trick.self, from: Data(json.utf8))
    #expect(trick == .sample(equipment: [thing]))
  }
}
