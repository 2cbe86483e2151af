/// The rules every trick book keeps, beyond what its types already promise.
public enum TrickBookValidator {
  /// How long one practice may last, in minutes.
  static let minutes = 1...5

  /// Everything that is wrong with these tricks, in their order; empty when they make a book.
  ///
  /// Checked: ids are kebab-case and unique; no text is blank; at least one step; minutes in 1…5;
  /// at least one place; substitutes stand for things the trick needs; prerequisites exist, are not
  /// harder than the trick, and make no cycle.
  public static func problems(in tricks: [Trick]) -> [TrickBookProblem] {
    problemsByTrick(in: tricks).flatMap(\.self)
  }

  /// The problems of each trick, one list for one trick.
  static func problemsByTrick(in tricks: [Trick]) -> [[TrickBookProblem]] {
    let byID = Dictionary(tricks.map { ($0.id, $0) }) { first, _ in first }
    var seen: Set<Trick.ID> = []
    return tricks.map { trick in
      let duplicate =
        seen.insert(trick.id).inserted
        ? [] : [TrickBookProblem(trick: trick.id, field: "id", reason: "is used twice")]
      return duplicate + ownProblems(of: trick) + prerequisiteProblems(of: trick, among: byID)
    }
  }

  private static func ownProblems(of trick: Trick) -> [TrickBookProblem] {
    var found: [TrickBookProblem] = []
    func check(_ holds: Bool, _ field: String, _ reason: String) {
      guard !holds else { return }
      found.append(TrickBookProblem(trick: trick.id, field: field, reason: reason))
    }
    check(trick.id.isKebabCase, "id", "is not in kebab-case (a-z, 0-9 and single hyphens)")
    for (field, text) in texts(of: trick) {
      check(!text.isBlank, field, "is blank")
    }
    check(!trick.steps.isEmpty, "steps", "has no step")
    check(!trick.places.isEmpty, "places", "has no place")
    check(minutes.contains(trick.minutes), "minutes", "is \(trick.minutes), not 1 to 5")
    for thing in Equipment.allCases where trick.substitutes[thing] != nil {
      check(
        trick.equipment.contains(thing), "substitutes", "has \(thing.rawValue), which is not needed"
      )
    }
    return found
  }

  private static func texts(of trick: Trick) -> [(field: String, text: String)] {
    var texts = [("title", trick.title), ("summary", trick.summary)]
    texts += trick.otherNames.enumerated().map { ("otherNames[\($0)]", $1) }
    texts += trick.substitutes.map { ("substitutes.\($0.rawValue)", $1) }.sorted { $0.0 < $1.0 }
    texts += [("cue.word", trick.cue.word), ("cue.signal", trick.cue.signal)]
    for (index, step) in trick.steps.enumerated() {
      texts.append(("steps[\(index)].instruction", step.instruction))
      texts.append(("steps[\(index)].criterion", step.criterion))
    }
    for (index, fault) in trick.faults.enumerated() {
      texts.append(("faults[\(index)].sign", fault.sign))
      texts.append(("faults[\(index)].remedy", fault.remedy))
    }
    if let safety = trick.safety { texts.append(("safety", safety)) }
    return texts
  }

  private static func prerequisiteProblems(
    of trick: Trick, among byID: [Trick.ID: Trick]
  ) -> [TrickBookProblem] {
    var found: [TrickBookProblem] = trick.prerequisites.compactMap { id in
      guard let earlier = byID[id] else {
        return TrickBookProblem(
          trick: trick.id, field: "prerequisites", reason: "names the unknown trick \(id)")
      }
      guard earlier.difficulty > trick.difficulty else { return nil }
      return TrickBookProblem(
        trick: trick.id, field: "prerequisites", reason: "names the harder trick \(id)")
    }
    if isReachable(trick.id, from: trick.prerequisites, among: byID) {
      found.append(
        TrickBookProblem(trick: trick.id, field: "prerequisites", reason: "leads back to the trick")
      )
    }
    return found
  }

  private static func isReachable(
    _ goal: Trick.ID, from start: [Trick.ID], among byID: [Trick.ID: Trick]
  ) -> Bool {
    var waiting = start
    var visited: Set<Trick.ID> = []
    while let id = waiting.popLast() {
      if id == goal { return true }
      guard visited.insert(id).inserted else { continue }
      waiting += byID[id]?.prerequisites ?? []
    }
    return false
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }

  fileprivate var isKebabCase: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      !part.isEmpty
        && part.utf8.allSatisfy {
          (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
            || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        }
    }
  }
}
