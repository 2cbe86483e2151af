import PuppyTrainingCore

extension Trick {
  /// One text of a trick, where it stands, and how long it may be.
  struct Text {
    let field: String
    let text: String
    /// In characters.
    let lengths: ClosedRange<Int>
    /// Readers notice when it stands in two places.
    let isToBeUnique: Bool

    init(_ field: String, _ text: String, _ lengths: ClosedRange<Int>, isToBeUnique: Bool = true) {
      self.field = field
      self.text = text
      self.lengths = lengths
      self.isToBeUnique = isToBeUnique
    }
  }

  /// All texts that are written for a trick, in the order of the file.
  ///
  /// The lengths are those at which half of all tricks fit their window of 900 by 700 pixels
  /// without scrolling.
  var texts: [Text] {
    var texts = [Text("title", title, 2...32, isToBeUnique: false)]
    texts += otherNames.map { Text("otherNames", $0, 2...40, isToBeUnique: false) }
    texts.append(Text("summary", summary, 40...170))
    for (thing, use) in substitutes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      texts.append(Text("substitutes.\(thing.rawValue)", use, 5...80, isToBeUnique: false))
    }
    texts.append(Text("cue.word", cue.word, 2...30, isToBeUnique: false))
    texts.append(Text("cue.signal", cue.signal, 15...130))
    for (index, step) in steps.enumerated() {
      texts.append(Text("steps[\(index)].instruction", step.instruction, 50...200))
      texts.append(Text("steps[\(index)].criterion", step.criterion, 15...110))
    }
    for (index, fault) in faults.enumerated() {
      texts.append(Text("faults[\(index)].sign", fault.sign, 10...80))
      texts.append(Text("faults[\(index)].remedy", fault.remedy, 20...160))
    }
    if let safety { texts.append(Text("safety", safety, 20...260)) }
    return texts
  }
}
