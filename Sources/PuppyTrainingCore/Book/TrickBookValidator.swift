/// The rules every trick book keeps, beyond what its types already promise.
public enum TrickBookValidator {
  /// How long one practice may last, in minutes.
  static let minutes = 1...5

  /// Everything that is wrong with these tricks, in their order; empty when they make a book.
  ///
  /// Checked: ids are kebab-case and unique; no text is blank; at least one step; what is held is
  /// 2 or longer; minutes in 1…5; at least one place; substitutes stand for things the trick needs;
  /// prerequisites exist, are not harder than the trick, and make no cycle.
  public static func problems(in tricks: [Trick]) -> [TrickBookProblem] {
    problemsByTrick(in: tricks).flatMap(\.self)
  }

  /// The problems of each trick, one list for one trick.
  static func problemsByTrick(in tricks: [Trick]) -> [[TrickBookProblem]] {
    let places = Dictionary(zip(tricks.lazy.map(\.id), 0...)) { first, _ in first }
    return tricks.enumerated().map { place, trick in
      let duplicate =
        places[trick.id] == place
        ? [] : [TrickBookProblem(trick: trick.id, field: "id", reason: "is used twice")]
      return duplicate + ownProblems(of: trick)
        + prerequisiteProblems(of: trick) { id in places[id].map { tricks[$0] } }
    }
  }

  private static func ownProblems(of trick: Trick) -> [TrickBookProblem] {
    var found: [TrickBookProblem] = []
    func check(
      _ holds: Bool, _ field: @autoclosure () -> String, _ reason: @autoclosure () -> String
    ) {
      guard !holds else { return }
      found.append(TrickBookProblem(trick: trick.id, field: field(), reason: reason()))
    }
    check(trick.id.isKebabCase, "id", "is not in kebab-case (a-z, 0-9 and single hyphens)")
    checkTexts(of: trick) { check(!$0.isBlank, $1(), "is blank") }
    check(!trick.steps.isEmpty, "steps", "has no step")
    check(!trick.places.isEmpty, "places", "has no place")
    for (index, step) in trick.steps.enumerated() {
      guard let hold = step.hold else { continue }
      check(hold.goal >= 2, "steps[\(index)].hold", "is \(hold.goal), not 2 or more")
    }
    check(minutes.contains(trick.minutes), "minutes", "is \(trick.minutes), not 1 to 5")
    for thing in Equipment.allCases where trick.substitutes[thing] != nil {
      check(
        trick.equipment.contains(thing), "substitutes", "has \(thing.rawValue), which is not needed"
      )
    }
    return found
  }

  /// Hands over each text of a trick, with what names its field if anything is wrong with it.
  private static func checkTexts(of trick: Trick, _ check: (String, () -> String) -> Void) {
    check(trick.title) { "title" }
    check(trick.summary) { "summary" }
    for (index, name) in trick.otherNames.enumerated() { check(name) { "otherNames[\(index)]" } }
    for (thing, text) in trick.substitutes.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      check(text) { "substitutes.\(thing.rawValue)" }
    }
    check(trick.cue.word) { "cue.word" }
    check(trick.cue.signal) { "cue.signal" }
    for (index, step) in trick.steps.enumerated() {
      check(step.instruction) { "steps[\(index)].instruction" }
      check(step.criterion) { "steps[\(index)].criterion" }
    }
    for (index, fault) in trick.faults.enumerated() {
      check(fault.sign) { "faults[\(index)].sign" }
      check(fault.remedy) { "faults[\(index)].remedy" }
    }
    if let safety = trick.safety { check(safety) { "safety" } }
  }

  private static func prerequisiteProblems(
    of trick: Trick, _ find: (Trick.ID) -> Trick?
  ) -> [TrickBookProblem] {
    guard !trick.prerequisites.isEmpty else { return [] }
    var found: [TrickBookProblem] = trick.prerequisites.compactMap { id in
      guard let earlier = find(id) else {
        return TrickBookProblem(
          trick: trick.id, field: "prerequisites", reason: "names the unknown trick \(id)")
      }
      guard earlier.difficulty > trick.difficulty else { return nil }
      return TrickBookProblem(
        trick: trick.id, field: "prerequisites", reason: "names the harder trick \(id)")
    }
    if isReachable(trick.id, from: trick.prerequisites, find) {
      found.append(
        TrickBookProblem(trick: trick.id, field: "prerequisites", reason: "leads back to the trick")
      )
    }
    return found
  }

  private static func isReachable(
    _ goal: Trick.ID, from start: [Trick.ID], _ find: (Trick.ID) -> Trick?
  ) -> Bool {
    var waiting = start
    var visited: Set<Trick.ID> = []
    while let id = waiting.popLast() {
      if id == goal { return true }
      guard visited.insert(id).inserted else { continue }
      waiting += find(id)?.prerequisites ?? []
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
