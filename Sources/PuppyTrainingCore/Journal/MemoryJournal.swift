import FoundationEssentials

/// A journal that forgets everything at the end, and fails when told to: for previews and tests.
package final class MemoryJournal: PracticeJournal, DogStore {
  package private(set) var kept: [PracticeSet] = []
  package private(set) var marks: [RestingMark] = []
  package private(set) var keptDogs: [Dog] = []
  private var deleted: Set<Dog.ID> = []
  /// Thrown by every call from now on.
  package var fault: JournalFault?
  /// What was called, as far as it changed something.
  package private(set) var writes = 0
  /// Called with each rep before it is kept.
  package var onAppend: () -> Void = {}

  /// Counts `writes` from here.
  package func forgetWrites() { writes = 0 }

  package init(dogs: [Dog] = [], sets: [PracticeSet] = [], marks: [RestingMark] = []) {
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
    return kept.filter { !deleted.contains($0.dog) }.map(SetSummary.init)
  }

  package func restingMarks() throws(JournalFault) -> [RestingMark] {
    try check()
    return marks.filter { !deleted.contains($0.dog) }
  }

  package func latestMoment() throws(JournalFault) -> Moment? {
    try check()
    guard let set = kept.last, let rep = set.reps.last else { return nil }
    return Moment(date: rep.date, secondsFromGMT: set.secondsFromGMT)
  }

  package func dogs() throws(JournalFault) -> [Dog] {
    try check()
    return keptDogs.filter { !deleted.contains($0.id) }
  }

  package func save(_ dog: Dog) throws(JournalFault) {
    try write()
    if let place = keptDogs.firstIndex(where: { $0.id == dog.id }) {
      keptDogs[place] = dog
    } else {
      keptDogs.append(dog)
    }
  }

  package func delete(_ dog: Dog.ID) throws(JournalFault) {
    try write()
    deleted.insert(dog)
  }

  package func restore(_ dog: Dog.ID) throws(JournalFault) {
    try write()
    deleted.remove(dog)
  }

  private func change(_ id: PracticeSet.ID, _ change: (inout PracticeSet) -> Void) {
    if let place = kept.firstIndex(where: { $0.id == id }) { change(&kept[place]) }
  }
}
