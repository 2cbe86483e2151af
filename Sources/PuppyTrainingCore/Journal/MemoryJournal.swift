import FoundationEssentials

/// A journal that forgets everything at the end, and fails when told to: for previews and tests.
package final class MemoryJournal: PracticeJournal, DogStore {
  package private(set) var kept: [PracticeSet] = []
  package private(set) var marks: [RestingMark] = []
  package private(set) var keptDogs: [Dog] = []
  private var deleted: [Dog.ID: Date] = [:]
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
    if !kept.contains(where: { $0.id == set.id }) { kept.append(set) }
    change(set.id) {
      $0.reps.append(rep)
      $0.decision = decision
    }
  }

  package func removeLastRep(of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) {
      $0.reps.removeLast()
      $0.decision = nil
    }
    kept.removeAll { $0.reps.isEmpty }
  }

  package func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) { $0.details = details }
  }

  package func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) { $0.decision = decision }
  }

  package func append(_ mark: RestingMark) throws(JournalFault) {
    try write()
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

  package func latestMoment() throws(JournalFault) -> Moment? {
    try check()
    guard let set = kept.last, let rep = set.reps.last else { return nil }
    return Moment(date: rep.date, secondsFromGMT: set.secondsFromGMT)
  }

  package func dogs() throws(JournalFault) -> [Dog] {
    try check()
    return keptDogs.filter { deleted[$0.id] == nil }
  }

  package func save(_ dog: Dog) throws(JournalFault) {
    try write()
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
    marks.removeAll { deleted[$0.dog] != nil }
    deleted = [:]
  }

  private func change(_ id: PracticeSet.ID, _ change: (inout PracticeSet) -> Void) {
    if let place = kept.firstIndex(where: { $0.id == id }) { change(&kept[place]) }
  }
}
