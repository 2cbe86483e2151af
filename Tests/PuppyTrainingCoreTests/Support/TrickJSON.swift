import FoundationEssentials

/// A trick as the text of a trick file, for making one thing wrong in it.
struct TrickJSON: Sendable {
  private var values = [
    "id": #""sit""#, "title": #""Sit""#, "category": #""manners""#, "difficulty": #""medium""#,
    "summary": #""The dog lowers its rump.""#, "equipment": #"["treats"]"#,
    "places": #"["indoors"]"#, "minutes": "3",
    "cue": #"{"word": "Sit", "signal": "Raise one flat hand."}"#,
    "steps": #"[{"instruction": "Lift the treat.", "criterion": "The rump is down."}]"#,
    "faults": "[]",
  ]

  /// The same trick with this JSON under a key, or without the key.
  func setting(_ key: String, _ json: String?) -> TrickJSON {
    var copy = self
    copy.values[key] = json
    return copy
  }

  var text: String {
    "{" + values.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}"
  }

  /// A file of these tricks.
  static func file(_ tricks: TrickJSON...) -> Data {
    Data(#"{"tricks": [\#(tricks.map(\.text).joined(separator: ", "))]}"#.utf8)
  }
}
