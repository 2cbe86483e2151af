import FoundationEssentials
import PuppyTrainingCore

/// A journal in memory that keeps to the rules of the protocols, and fails when told to.
final class MemoryJournal: PracticeJournal, DogStore {
  private(set) var kept: [PracticeSet] = []
  private(set) var marks: [RestingMark] = []
  private(set) var keptDogs: [Dog] = []
  private var deleted: Set<Dog.ID> = []
  /// Thrown by every call from now on.
  var fault: JournalFault?
  /// What was called, as far as it changed something.
  private(set) var writes = 0

  /// Counts `writes` from here.
  func forgetWrites() { writes = 0 }

  init(dogs: [Dog] = [], sets: [PracticeSet] = [], marks: [RestingMark] = []) {
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

  func append(
    _ rep: Rep, to set: PracticeSet, ending decision: Decision?
  ) throws(JournalFault) {
    try write()
    if !kept.contains(where: { $0.id == set.id }) { kept.append(set) }
    change(set.id) {
      $0.reps.append(rep)
      $0.decision = decision
    }
  }

  func removeLastRep(of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) {
      $0.reps.removeLast()
      $0.decision = nil
    }
    kept.removeAll { $0.reps.isEmpty }
  }

  func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) { $0.details = details }
  }

  func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault) {
    try write()
    change(set) { $0.decision = decision }
  }

  func append(_ mark: RestingMark) throws(JournalFault) {
    try write()
    marks.append(mark)
  }

  func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet] {
    try check()
    return kept.filter { $0.dog == dog && $0.trick == trick }
  }

  func summaries() throws(JournalFault) -> [SetSummary] {
    try check()
    return kept.filter { !deleted.contains($0.dog) }.map(SetSummary.init)
  }

  func restingMarks() throws(JournalFault) -> [RestingMark] {
    try check()
    return marks.filter { !deleted.contains($0.dog) }
  }

  func latestMoment() throws(JournalFault) -> Moment? {
    try check()
    guard let set = kept.last, let rep = set.reps.last else { return nil }
    return Moment(date: rep.date, secondsFromGMT: set.secondsFromGMT)
  }

  func dogs() throws(JournalFault) -> [Dog] {
    try check()
    return keptDogs.filter { !deleted.contains($0.id) }
  }

  func save(_ dog: Dog) throws(JournalFault) {
    try write()
    if let place = keptDogs.firstIndex(where: { $0.id == dog.id }) {
      keptDogs[place] = dog
    } else {
      keptDogs.append(dog)
    }
  }

  func delete(_ dog: Dog.ID) throws(JournalFault) {
    try write()
    deleted.insert(dog)
  }

  func restore(_ dog: Dog.ID) throws(JournalFault) {
    try write()
    deleted.remove(dog)
  }

  private func change(_ id: PracticeSet.ID, _ change: (inout PracticeSet) -> Void) {
    if let place = kept.firstIndex(where: { $0.id == id }) { change(&kept[place]) }
  }
}
