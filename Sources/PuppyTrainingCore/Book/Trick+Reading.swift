extension Trick {
  /// The tricks of a file that is just as it is meant to be; `nil` for any other.
  ///
  /// What it returns is what `JSONDecoder` makes of the same file.
  static func reading(_ file: [UInt8]) -> [Trick]? {
    do throws(JSONReader.Unexpected) {
      var reader = JSONReader(file)
      var tricks: [Trick]?
      try reader.object { reader, key throws(JSONReader.Unexpected) in
        guard key == "tricks", tricks == nil else { throw JSONReader.Unexpected() }
        tricks = try reader.list(Trick.init)
      }
      try reader.end()
      return tricks
    } catch {
      return nil
    }
  }

  private init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    typealias Unexpected = JSONReader.Unexpected
    var id: String?
    var title: String?
    var summary: String?
    var safety: String?
    var otherNames: [String]?
    var prerequisites: [String]?
    var category: Category?
    var difficulty: Difficulty?
    var equipment: [Equipment]?
    var substitutes: [Equipment: String]?
    var places: [Place]?
    var minutes: Int?
    var cue: Cue?
    var steps: [Step]?
    var faults: [Fault]?
    try reader.object { reader, key throws(Unexpected) in
      switch key {
      case "id": try id.fill(reader.string())
      case "title": try title.fill(reader.string())
      case "otherNames": try otherNames.fill(reader.strings())
      case "category": try category.fill(reader.word())
      case "difficulty": try difficulty.fill(reader.word())
      case "summary": try summary.fill(reader.string())
      case "equipment": try equipment.fill(reader.words())
      case "substitutes": try substitutes.fill(reader.substitutes())
      case "places": try places.fill(reader.words())
      case "minutes": try minutes.fill(reader.wholeNumber())
      case "prerequisites": try prerequisites.fill(reader.strings())
      case "cue": try cue.fill(Cue(reader.texts("word", "signal")))
      case "steps": try steps.fill(reader.list(Step.init))
      case "faults": try faults.fill(reader.list(Fault.init))
      case "safety": try safety.fill(reader.string())
      default: throw Unexpected()
      }
    }
    guard let id, let title, let category, let difficulty, let summary, let equipment, let places,
      let minutes, let cue, let steps, let faults
    else { throw Unexpected() }
    self.init(
      id: id, title: title, otherNames: otherNames ?? [], category: category,
      difficulty: difficulty, summary: summary, equipment: equipment,
      substitutes: substitutes ?? [:], places: places, minutes: minutes,
      prerequisites: prerequisites ?? [], cue: cue, steps: steps, faults: faults, safety: safety)
  }
}

extension Optional {
  /// Takes a value unless there was one already: a key that comes twice is not as it is meant to
  /// be.
  fileprivate mutating func fill(_ value: Wrapped) throws(JSONReader.Unexpected) {
    guard self == nil else { throw JSONReader.Unexpected() }
    self = value
  }
}

extension JSONReader {
  /// The texts of an object that has just these two keys.
  fileprivate mutating func texts(
    _ first: String, _ second: String
  ) throws(Unexpected) -> (String, String) {
    var texts: (String?, String?)
    try object { reader, key throws(Unexpected) in
      switch key {
      case first: try texts.0.fill(reader.string())
      case second: try texts.1.fill(reader.string())
      default: throw Unexpected()
      }
    }
    guard let first = texts.0, let second = texts.1 else { throw Unexpected() }
    return (first, second)
  }

  fileprivate mutating func substitutes() throws(Unexpected) -> [Equipment: String] {
    var substitutes: [Equipment: String] = [:]
    try object { reader, key throws(Unexpected) in
      guard let thing = Equipment(rawValue: key), substitutes[thing] == nil else {
        throw Unexpected()
      }
      substitutes[thing] = try reader.string()
    }
    return substitutes
  }
}

extension Cue {
  fileprivate init(_ texts: (String, String)) { self.init(word: texts.0, signal: texts.1) }
}

extension Step {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    let texts = try reader.texts("instruction", "criterion")
    self.init(instruction: texts.0, criterion: texts.1)
  }
}

extension Fault {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    let texts = try reader.texts("sign", "remedy")
    self.init(sign: texts.0, remedy: texts.1)
  }
}
