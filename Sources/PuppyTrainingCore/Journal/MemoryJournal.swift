import FoundationEssentials

/// A journal that forgets everything at the end, and fails when told to: for previews and tests. It
/// keeps and refuses what the one on disk does.
package final class MemoryJournal: PracticeJournal, DogStore {
  package private(set) var kept: [PracticeSet] = []
  package private(set) var marks: [RestingMark] = []
  package private(set) var keptDogs: [Dog] = []
  private var deleted: [Dog.ID: Date] = [:]
  /// Whose reps were marked, the latest at the end.
  private var order: [PracticeSet.ID]
  private let clock: PracticeClock
  /// Thrown by every call from now on.
  package var fault: JournalFault?
  /// What was called, as far as it changed something.
  package private(set) var writes = 0
  /// Called with each rep before it is kept.
  package var onAppend: () -> Void = {}

  /// Counts `writes` from here.
  package func forgetWrites() { writes = 0 }

  package init(
    dogs: [Dog] = [], sets: [PracticeSet] = [], marks: [RestingMark] = [],
    clock: PracticeClock = .system
  ) {
    self.clock = clock
    keptDogs = dogs
    kept = sets
    order = sets.flatMap { set in set.reps.map { _ in set.id } }
    self.marks = marks
  }

  private func check() throws(JournalFault) {
    if let fault { throw fault }
  }

  private func write() throws(JournalFault) {
    try check()
    writes += 1
  }

  package func append(
    _ rep: Rep, to set: PracticeSet, ending decision: Decision?
  ) throws(JournalFault) {
    onAppend()
    try write()
    try mustHold(set.dog)
    guard set.step >= 0, !kept.contains(where: { $0.reps.contains { $0.id == rep.id } }) else {
      throw .other(code: 0, text: "The rep is there already, or its step is not.")
    }
    if !kept.contains(where: { $0.id == set.id }) {
      kept.append(set)
      order += set.reps.map { _ in set.id }
    }
    order.append(set.id)
    try change(set.id) {
      $0.reps.append(rep)
      $0.decision = decision
    }
  }

  package func removeLastRep(of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    try change(set) {
      $0.reps.removeLast()
      $0.decision = nil
    }
    if let place = order.lastIndex(of: set) { order.remove(at: place) }
    kept.removeAll { $0.reps.isEmpty }
  }

  package func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    try change(set) { $0.details = details }
  }

  package func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    try change(set) { $0.decision = decision }
  }

  package func append(_ mark: RestingMark) throws(JournalFault) {
    try write()
    try mustHold(mark.dog)
    marks.append(mark)
  }

  package func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet] {
    try check()
    return kept.filter { $0.dog == dog && $0.trick == trick }
  }

  package func summaries() throws(JournalFault) -> [SetSummary] {
    try check()
    return kept.filter { deleted[$0.dog] == nil }.map(SetSummary.init)
  }

  package func restingMarks() throws(JournalFault) -> [RestingMark] {
    try check()
    return marks.filter { deleted[$0.dog] == nil }
  }

  package func latestWallTime() throws(JournalFault) -> WallTime? {
    try check()
    guard let set = kept.first(where: { $0.id == order.last }), let rep = set.reps.last else {
      return nil
    }
    return WallTime(date: rep.date, secondsFromGMT: set.secondsFromGMT)
  }

  package func dogs() throws(JournalFault) -> [Dog] {
    try check()
    return keptDogs.filter { deleted[$0.id] == nil }
  }

  package func save(_ dog: Dog) throws(JournalFault) {
    try write()
    if case .sets(let size, let push, let stick) = dog.rule, push > size || stick > push {
      throw .other(code: 0, text: "The rule makes no sense.")
    }
    guard dog.name.contains(where: { !$0.isWhitespace }) else {
      throw .other(code: 0, text: "The dog has no name.")
    }
    if let place = keptDogs.firstIndex(where: { $0.id == dog.id }) {
      keptDogs[place] = dog
    } else {
      keptDogs.append(dog)
    }
  }

  package func deletedDogs() throws(JournalFault) -> [DeletedDog] {
    try check()
    return keptDogs.compactMap { dog in deleted[dog.id].map { DeletedDog(dog, at: $0) } }
      .sorted { $0.date < $1.date }
  }

  @discardableResult
  package func delete(_ dog: Dog.ID) throws(JournalFault) -> Date {
    try write()
    let date = clock.now().date
    if keptDogs.contains(where: { $0.id == dog }) { deleted[dog] = date }
    return date
  }

  package func restore(_ dog: Dog.ID) throws(JournalFault) {
    try write()
    deleted[dog] = nil
  }

  package func emptyBin() throws(JournalFault) {
    try write()
    keptDogs.removeAll { deleted[$0.id] != nil }
    kept.removeAll { deleted[$0.dog] != nil }
    order.removeAll { id in !kept.contains { $0.id == id } }
    marks.removeAll { deleted[$0.dog] != nil }
    deleted = [:]
  }

  private func mustHold(_ dog: Dog.ID) throws(JournalFault) {
    guard keptDogs.contains(where: { $0.id == dog }) else {
      throw .other(code: 0, text: "The dog is not in the journal.")
    }
  }

  private func change(
    _ id: PracticeSet.ID, _ change: (inout PracticeSet) -> Void
  ) throws(JournalFault) {
    guard let place = kept.firstIndex(where: { $0.id == id }) else {
      throw .other(code: 0, text: "The set is not in the journal.")
    }
    change(&kept[place])
  }
}
