import FoundationEssentials
import Gtk
import PuppyTrainingCore

/// What a person does with dogs and practice, wherever it is asked for. What the journal cannot do
/// becomes a notice over the collection.
final class TrainingFlow {
  let records: TrainingRecords
  private let coordinator: FlowCoordinator

  init(_ records: TrainingRecords, coordinator: FlowCoordinator) {
    self.records = records
    self.coordinator = coordinator
  }

  var training: Training { records.training }

  /// Begins the practice of a trick, or asks for a dog's name before the first one.
  func practise(_ trick: Trick.ID) {
    if let fault = training.fault { return say(fault) }
    coordinator.practise(trick, with: training.pack.current?.id)
  }

  /// The first dog is called this; its practice begins.
  func practise(_ trick: Trick.ID, withDogCalled name: String) {
    attempt { () throws(JournalFault) in
      try training.pack.save(Dog(name: name))
      coordinator.practise(trick, with: training.pack.current?.id)
    }
  }

  /// A session of the present dog; `nil` when there can be none.
  func session(at trick: Trick.ID) -> PracticeSession? {
    var session: PracticeSession?
    attempt { () throws(JournalFault) in session = try training.session(at: trick) }
    return session
  }

  func save(_ dog: Dog) {
    attempt { () throws(JournalFault) in
      try training.pack.save(dog)
      coordinator.dismiss(.dogEditor(nil))
      coordinator.dismiss(.dogEditor(dog.id))
    }
  }

  func setArchived(_ isArchived: Bool, _ dog: Dog) {
    attempt { () throws(JournalFault) in
      try training.pack.setArchived(isArchived, dog.id)
      if isArchived { coordinator.endPractice() }
      coordinator.dismiss(.dogEditor(dog.id))
    }
  }

  /// Asks nothing: it can be undone until the program ends.
  func delete(_ dog: Dog) {
    attempt { () throws(JournalFault) in
      coordinator.endPractice()
      try training.pack.delete(dog.id)
      coordinator.dismiss(.dogEditor(dog.id))
      coordinator.notice = .deleted(dog.id, name: dog.name)
    }
  }

  func bringBack(_ dog: Dog.ID) {
    attempt { () throws(JournalFault) in
      try training.pack.restore(dog)
      coordinator.notice = nil
    }
  }

  /// Lays a trick aside for the present dog, or takes it up again.
  func setResting(_ isResting: Bool, _ trick: Trick.ID) {
    attempt { () throws(JournalFault) in try training.setResting(isResting, trick) }
  }

  func restore(_ backup: JournalBackup) {
    attempt { () throws(JournalFault) in
      coordinator.endPractice()
      try records.restore(backup)
      coordinator.dismiss(.restore)
      coordinator.notice = .restored(backup)
    }
  }

  func beginAnew() {
    attempt { () throws(JournalFault) in
      try records.beginAnew()
      coordinator.dismiss(.restore)
      coordinator.notice = nil
    }
  }

  func retry() {
    attempt { () throws(JournalFault) in
      try records.retry()
      coordinator.notice = nil
    }
  }

  private func attempt(_ work: () throws(JournalFault) -> Void) {
    do throws(JournalFault) { try work() } catch { say(error) }
  }

  /// The notice is over the collection, so that has to be seen.
  private func say(_ fault: JournalFault) {
    coordinator.notice = .journal(fault)
    coordinator.present(.collection)
  }
}
