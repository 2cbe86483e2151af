extension Trick {
  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (id, title, summary, safety): (String?, String?, String?, String?)
    var (otherNames, prerequisites): ([String]?, [Trick.ID]?)
    var (category, difficulty, minutes): (Category?, Difficulty?, Int?)
    var (equipment, substitutes, places): ([Equipment]?, [Equipment: String]?, [Place]?)
    var (cue, steps, faults): (Cue?, [Step]?, [CommonFault]?)
    try reader.object { reader, key throws(JSONReader.Unexpected) in
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
      case "cue": try cue.fill(Cue(&reader))
      case "steps": try steps.fill(reader.list(Step.init))
      case "faults": try faults.fill(reader.list(CommonFault.init))
      case "safety": try safety.fill(reader.string())
      default: throw .unknownKey
      }
    }
    self.init(
      id: try id.required("id"), title: try title.required("title"), otherNames: otherNames ?? [],
      category: try category.required("category"),
      difficulty: try difficulty.required("difficulty"), summary: try summary.required("summary"),
      equipment: try equipment.required("equipment"), substitutes: substitutes ?? [:],
      places: try places.required("places"), minutes: try minutes.required("minutes"),
      prerequisites: prerequisites ?? [], cue: try cue.required("cue"),
      steps: try steps.required("steps"), faults: try faults.required("faults"), safety: safety)
  }
}

extension JSONReader {
  fileprivate mutating func substitutes() throws(Unexpected) -> [Equipment: String] {
    var substitutes: [Equipment: String] = [:]
    try fields { reader, key throws(Unexpected) in
      guard let thing = Equipment(rawValue: key) else { throw .unknownWord(key) }
      substitutes[thing] = try reader.string()
    }
    return substitutes
  }
}
