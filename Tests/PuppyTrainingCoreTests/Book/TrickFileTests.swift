import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

struct TrickFileTests {
  private func expectProblem(
    in data: Data, trick: String?, field: String, reason: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    let problem = TrickBookProblem(file: "a.json", trick: trick, field: field, reason: reason)
    #expect(throws: TrickBookError(problems: [problem]), sourceLocation: location) {
      try TrickFile.tricks(in: data, name: "a.json")
    }
  }

  @Test("The tricks of a file are read in their order, the last step and fault too")
  func order() throws {
    let steps = #"""
      [{"instruction": "One.", "criterion": "1"}, {"instruction": "Two.", "criterion": "2"}]
      """#
    let file = TrickJSON.file(
      TrickJSON().setting("id", #""b""#),
      TrickJSON().setting("id", #""a""#).setting("steps", steps)
        .setting("faults", #"[{"sign": "x", "remedy": "y"}]"#))
    let tricks = [
      Trick.sample(id: "b"),
      .sample(
        id: "a",
        steps: [
          Step(instruction: "One.", criterion: "1"), Step(instruction: "Two.", criterion: "2"),
        ],
        faults: [CommonFault(sign: "x", remedy: "y")]),
    ]
    #expect(try TrickFile.tricks(in: file, name: "a.json") == tricks)
  }

  @Test("A file may have no tricks")
  func empty() throws {
    #expect(try TrickFile.tricks(in: TrickJSON.file(), name: "a.json") == [])
  }

  @Test(
    "Text that is not JSON is a problem of the file",
    arguments: ["", " ", "tricks", #"{"tricks": []"#, #"{"tricks": []} {}"#, #"{"tricks" []}"#])
  func notJSON(text: String) {
    expectProblem(in: Data(text.utf8), trick: nil, field: "file", reason: "is not JSON")
  }

  @Test(
    "Text that is not JSON is named where it stands, as far as one can tell",
    arguments: [
      (#"{"tricks": [,]}"#, "trick 1", "trick"), (#"{"tricks": ["#, "trick 1", "trick"),
      (#"{"tricks": x}"#, nil, "tricks"),
      (#"{"tricks": [{"id": "b", "title": "a",}]}"#, "b", "trick"),
      (#"{"tricks": [{"title": "a" "id": "b"}]}"#, "trick 1", "trick"),
      (#"{"tricks": [{"id": "b", "minutes": 01}]}"#, "b", "minutes"),
      (#"{"tricks": [{"id": "b", "steps": [{"criterion": "a]}]}"#, "b", "steps[0].criterion"),
      (#"{"tricks": [{"cue": {"word": \u0020}, "id": "b"}]}"#, "b", "cue.word"),
    ])
  func notJSONInside(text: String, trick: String?, field: String) {
    expectProblem(in: Data(text.utf8), trick: trick, field: field, reason: "is not JSON")
  }

  @Test("Bytes that are not UTF-8 are a problem of the file")
  func notUTF8() {
    let data = Data(#"{"tricks": [], ""#.utf8) + [0xFF, 0xC0] + Data(#"": 1}"#.utf8)
    expectProblem(in: data, trick: nil, field: "file", reason: "is not JSON")
  }

  @Test(
    "A file that is not one object with a list of tricks is a problem",
    arguments: [
      ("[]", "file", "is not an object"), ("3", "file", "is not an object"),
      ("null", "file", "is null, not an object"), ("{}", "tricks", "is missing"),
      (#"{"tricks": {}}"#, "tricks", "is not a list"),
      (#"{"tricks": null}"#, "tricks", "is null, not a list"),
      (#"{"tricks": [], "version": 1}"#, "version", "is not a known key"),
      (#"{"Tricks": []}"#, "Tricks", "is not a known key"),
    ])
  func wrongFile(text: String, field: String, reason: String) {
    expectProblem(in: Data(text.utf8), trick: nil, field: field, reason: reason)
  }

  @Test(
    "A trick that is not an object is named by its place",
    arguments: [
      ("3", "is not an object"), ("[]", "is not an object"), ("null", "is null, not an object"),
    ])
  func wrongTrick(json: String, reason: String) {
    let data = Data(#"{"tricks": [\#(TrickJSON().text), \#(json)]}"#.utf8)
    expectProblem(in: data, trick: "trick 2", field: "trick", reason: reason)
  }

  @Test(
    "A key that a trick needs and does not have is a problem",
    arguments: [
      "title", "category", "difficulty", "summary", "equipment", "places", "minutes", "cue",
      "steps", "faults",
    ])
  func missingKey(key: String) {
    let file = TrickJSON.file(TrickJSON().setting(key, nil))
    expectProblem(in: file, trick: "sit", field: key, reason: "is missing")
  }

  @Test(
    "A trick without a usable id is named by its place",
    arguments: [(nil, "is missing"), ("3", "is not a text"), ("null", "is null, not a text")])
  func noIdentity(id: String?, reason: String) {
    let file = TrickJSON.file(TrickJSON(), TrickJSON().setting("id", id))
    expectProblem(in: file, trick: "trick 2", field: "id", reason: reason)
  }

  @Test(
    "A key that a trick does not know is a problem, wherever it stands",
    arguments: [
      ("colour", #""red""#, "colour"),
      ("cue", #"{"word": "Sit", "signal": "Hand.", "sound": "x"}"#, "cue.sound"),
      (
        "steps",
        #"""
        [{"instruction": "a", "criterion": "b"}, {"instruction": "a", "criterion": "b", "c": 1}]
        """#, "steps[1].c"
      ),
      ("faults", #"[{"sign": "a", "remedy": "b", "cause": "c"}]"#, "faults[0].cause"),
    ])
  func unknownKey(key: String, json: String, field: String) {
    let file = TrickJSON.file(TrickJSON().setting(key, json))
    expectProblem(in: file, trick: "sit", field: field, reason: "is not a known key")
  }

  @Test(
    "A word outside its vocabulary is a problem",
    arguments: [
      ("difficulty", #""extreme""#, "extreme"), ("category", #""Manners""#, "Manners"),
      ("equipment[1]", #"["treats", "jumpBar"]"#, "jumpBar"),
      ("places[0]", #"["moon"]"#, "moon"),
      ("substitutes.tank", #"{"tank": "a car"}"#, "tank"), ("places[0]", #"[""]"#, ""),
    ])
  func unknownWord(field: String, json: String, word: String) {
    let key = String(field.prefix { $0.isLetter })
    let file = TrickJSON.file(TrickJSON().setting(key, json))
    expectProblem(
      in: file, trick: "sit", field: field, reason: "has the unknown word \"\(word)\"")
  }

  @Test(
    "A key that comes twice is a problem, wherever it stands",
    arguments: [
      ("cue", #"{"word": "a", "signal": "b", "word": "c"}"#, "cue.word"),
      (
        "steps", #"[{"criterion": "a", "instruction": "b", "criterion": "a"}]"#,
        "steps[0].criterion"
      ),
      ("substitutes", #"{"mat": "a", "mat": "b"}"#, "substitutes.mat"),
      ("safety", #""a", "safety": "a""#, "safety"),
    ])
  func twice(key: String, json: String, field: String) {
    let file = TrickJSON.file(TrickJSON().setting(key, json))
    expectProblem(in: file, trick: "sit", field: field, reason: "comes twice")
  }

  @Test("A file has one list of tricks")
  func twoLists() {
    let data = Data(#"{"tricks": [], "tricks": []}"#.utf8)
    expectProblem(in: data, trick: nil, field: "tricks", reason: "comes twice")
  }

  @Test(
    "What may be left out is not null",
    arguments: [
      ("otherNames", "a list"), ("substitutes", "an object"), ("prerequisites", "a list"),
      ("safety", "a text"),
    ])
  func nullOption(key: String, type: String) {
    let file = TrickJSON.file(TrickJSON().setting(key, "null"))
    expectProblem(in: file, trick: "sit", field: key, reason: "is null, not \(type)")
  }

  @Test(
    "A value of another type is a problem, and so is null",
    arguments: [
      ("title", "a text"), ("category", "a text"), ("difficulty", "a text"), ("summary", "a text"),
      ("equipment", "a list"), ("places", "a list"), ("minutes", "a whole number"),
      ("cue", "an object"), ("steps", "a list"), ("faults", "a list"),
    ])
  func wrongType(key: String, type: String) {
    let trick = TrickJSON()
    let file = TrickJSON.file(trick.setting(key, "true"))
    expectProblem(in: file, trick: "sit", field: key, reason: "is not \(type)")
    let null = TrickJSON.file(trick.setting(key, "null"))
    expectProblem(in: null, trick: "sit", field: key, reason: "is null, not \(type)")
  }

  @Test(
    "A wrong type is named where it stands",
    arguments: [
      ("otherNames", #""Hup""#, "otherNames", "is not a list"),
      ("otherNames", #"["Hup", 3]"#, "otherNames[1]", "is not a text"),
      ("prerequisites", #"{"bow": 1}"#, "prerequisites", "is not a list"),
      ("substitutes", #"["mat"]"#, "substitutes", "is not an object"),
      ("substitutes", #"{"mat": 3}"#, "substitutes.mat", "is not a text"),
      ("safety", "false", "safety", "is not a text"),
      ("minutes", #""3""#, "minutes", "is not a whole number"),
      ("minutes", "2.5", "minutes", "is not a whole number"),
      ("minutes", "1e99", "minutes", "is not a whole number"),
      ("equipment", #"["mat", null]"#, "equipment[1]", "is null, not a text"),
      ("cue", #"{"word": "Sit"}"#, "cue.signal", "is missing"),
      ("cue", #"{"word": [], "signal": "Hand."}"#, "cue.word", "is not a text"),
      ("steps", #"[{"instruction": "a", "criterion": "b"}, 3]"#, "steps[1]", "is not an object"),
      ("steps", #"[{"instruction": "a"}]"#, "steps[0].criterion", "is missing"),
      (
        "steps", #"[{"instruction": null, "criterion": "b"}]"#, "steps[0].instruction",
        "is null, not a text"
      ),
      (
        "steps", #"[{"instruction": "a", "criterion": "b", "hold": {"minutes": 1}}]"#,
        "steps[0].hold.minutes", "is not a known key"
      ),
      ("faults", #"[{"sign": "a"}]"#, "faults[0].remedy", "is missing"),
      ("faults", #"[{"sign": 1, "remedy": "b"}]"#, "faults[0].sign", "is not a text"),
    ])
  func wrongTypeInside(key: String, json: String, field: String, reason: String) {
    let file = TrickJSON.file(TrickJSON().setting(key, json))
    expectProblem(in: file, trick: "sit", field: field, reason: reason)
  }
}
