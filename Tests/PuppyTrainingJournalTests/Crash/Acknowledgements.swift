import Foundation

/// What a writer had told when it was killed.
struct Acknowledgements {
  /// Its dog; `nil` when it was killed before that was kept.
  private(set) var dog: UUID?
  /// What it knew to be kept.
  private(set) var kept: [KeptSet] = []
  /// What it was about to do, if that was not answered yet.
  private(set) var pending: String?

  /// A set in short.
  struct KeptSet: Equatable {
    let id: UUID
    /// The reps, each with whether it is a hit.
    var reps: [String] = []
  }

  init(_ lines: [String]) {
    for line in lines {
      if line.hasPrefix("dog ") { dog = UUID(uuidString: String(line.dropFirst(4))) }
      if line.hasPrefix("? ") { pending = String(line.dropFirst(2)) }
      if line.hasPrefix("! ") {
        kept = Self.after(String(line.dropFirst(2)), kept)
        pending = nil
      }
    }
  }

  /// What may be in the journal: what was acknowledged, perhaps with the change that was under way.
  var possible: [[KeptSet]] {
    [kept] + (pending.map { [Self.after($0, kept)] } ?? [])
  }

  private static func after(_ change: String, _ sets: [KeptSet]) -> [KeptSet] {
    let words = change.split(separator: " ").map(String.init)
    guard words.count >= 2, let id = UUID(uuidString: words[1]) else { return sets }
    var sets = sets
    if words[0] == "+" {
      if sets.last?.id != id { sets.append(KeptSet(id: id)) }
      sets[sets.count - 1].reps.append("\(words[2]) \(words[3])")
    } else {
      sets[sets.count - 1].reps.removeLast()
      if sets.last?.reps.isEmpty == true { sets.removeLast() }
    }
    return sets
  }
}
