import FoundationEssentials
import PuppyTrainingCore

/// A journal that forgets everything at the end, and fails when a test wants it to.
final class MemoryJournal: PracticeJournal, DogStore {
  private(set) var kept: [PracticeSet] = []
  private(set) var marks: [RestingMark] = []
  private var all: [Dog] = []
  private var deleted: Set<Dog.ID> = []
  /// Thrown by whatever would write.
  var fault: JournalFault?
  /// Called with each rep before it is kept.
  var onAppend: () -> Void = {}

  init(_ dogs: [Dog] = [], sets: [PracticeSet] = []) {
    all = dogs
    kept = sets
  }

  private func check() throws(JournalFault) {
    if let fault { throw fault }
  }

  private func change(_ id: PracticeSet.ID, _ change: (inout PracticeSet) -> Void) {
    if let place = kept.firstIndex(where: { $0.id == id }) { change(&kept[place]) }
  }

  func append(
    _ rep: Rep, to set: PracticeSet, ending decision: Decision?
  ) throws(JournalFault) {
    onAppend()
    try check()
    if !kept.contains(where: { $0.id == set.id }) { kept.append(set) }
    change(set.id) {
      $0.reps.append(rep)
      $0.decision = decision
    }
  }

  func removeLastRep(of set: PracticeSet.ID) throws(JournalFault) {
    try check()
    change(set) {
      $0.reps.removeLast()
      $0.decision = nil
    }
    kept.removeAll { $0.reps.isEmpty }
  }

  func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault) {
    try check()
    change(set) { $0.details = details }
  }

  func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault) {
    try check()
    change(set) { $0.decision = decision }
  }

  func append(_ mark: RestingMark) throws(JournalFault) {
    try check()
    marks.append(mark)
  }

  func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet] {
    kept.filter { $0.dog == dog && $0.trick == trick }
  }

  func summaries() throws(JournalFault) -> [SetSummary] {
    kept.filter { !deleted.contains($0.dog) }.map(SetSummary.init)
  }

  func restingMarks() throws(JournalFault) -> [RestingMark] {
    marks.filter { !deleted.contains($0.dog) }
  }

  func latestMoment() throws(JournalFault) -> Moment? {
    kept.last.flatMap { set in
      set.reps.last.map { Moment(date: $0.date, secondsFromGMT: set.secondsFromGMT) }
    }
  }

  func dogs() throws(JournalFault) -> [Dog] { all.filter { !deleted.contains($0.id) } }

  func save(_ dog: Dog) throws(JournalFault) {
    try check()
    if let place = all.firstIndex(where: { $0.id == dog.id }) {
      all[place] = dog
    } else {
      all.append(dog)
    }
  }

  func delete(_ dog: Dog.ID) throws(JournalFault) {
    try check()
    deleted.insert(dog)
  }

  func restore(_ dog: Dog.ID) throws(JournalFault) {
    try check()
    deleted.remove(dog)
  }
}
