/// The sets of a dog at a trick, and what they come to.
struct TrickHistory: Sendable {
  private(set) var sets: [SetSummary] = []
  private(set) var progress: TrickProgress
  /// Laid aside by hand.
  var isResting = false

  init(steps: Int) { progress = TrickProgress(steps: steps) }

  /// Takes in a set that is not there yet.
  mutating func append(_ set: SetSummary) {
    sets.append(set)
    progress.add(set)
  }

  /// This set is there just as it is.
  func contains(_ set: SetSummary) -> Bool { sets.last { $0.id == set.id } == set }

  /// Takes in a set in the place of the one with its id, else as the last.
  mutating func update(_ set: SetSummary) {
    // What changes is nearly always the last one.
    guard let place = sets.lastIndex(where: { $0.id == set.id }) else { return append(set) }
    sets[place] = set
    recompute()
  }

  mutating func remove(_ id: SetSummary.ID) {
    guard let place = sets.lastIndex(where: { $0.id == id }) else { return }
    sets.remove(at: place)
    recompute()
  }

  private mutating func recompute() {
    progress = TrickProgress(of: sets, steps: progress.steps)
  }
}
