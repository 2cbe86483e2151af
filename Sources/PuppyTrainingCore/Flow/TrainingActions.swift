/// What a person does with dogs and practice, wherever it is asked for. What the journal cannot do
/// becomes a notice over the collection.
///
/// First the journal, then the windows: what the journal refuses changes nothing on the screen.
@MainActor
public final class TrainingActions {
  public let training: TrainingModel
  private let coordinator: FlowCoordinator

  public init(_ training: TrainingModel, coordinator: FlowCoordinator) {
    self.training = training
    self.coordinator = coordinator
  }

  /// Begins the practice of a trick, or asks for a dog's name before the first one.
  public func practise(_ trick: Trick.ID) {
    if let fault = training.fault { return say(fault) }
    coordinator.practise(trick, with: training.pack.current?.id)
  }

  /// The first dog is called this; its practice begins.
  public func practise(_ trick: Trick.ID, withDogCalled name: String) {
    attempt { () throws(JournalFault) in
      try training.pack.save(Dog(name: name))
      coordinator.practise(trick, with: training.pack.current?.id)
    }
  }

  /// A session of the present dog; `nil` when there can be none.
  public func session(at trick: Trick.ID) -> PracticeSession? {
    var session: PracticeSession?
    attempt { () throws(JournalFault) in session = try training.session(at: trick) }
    return session
  }

  /// Keeps a new dog, or what has changed of one.
  public func save(_ dog: Dog) {
    attempt { () throws(JournalFault) in
      try training.pack.save(dog)
      coordinator.dismiss(.dogEditor(nil))
      coordinator.dismiss(.dogEditor(dog.id))
    }
  }

  /// Puts a dog away, or takes it out again.
  public func setArchived(_ isArchived: Bool, _ dog: Dog) {
    attempt { () throws(JournalFault) in
      try training.pack.setArchived(isArchived, dog.id)
      if isArchived { coordinator.endPractice() }
      coordinator.dismiss(.dogEditor(dog.id))
    }
  }

  /// Asks nothing: the dog is in the bin.
  public func delete(_ dog: Dog) {
    attempt { () throws(JournalFault) in
      try training.pack.delete(dog.id)
      coordinator.endPractice()
      coordinator.dismiss(.dogEditor(dog.id))
      coordinator.notice = .deleted(dog.id, name: dog.name)
    }
  }

  /// Takes a dog out of the bin, with all its practice.
  public func bringBack(_ dog: Dog.ID) {
    attempt { () throws(JournalFault) in
      try training.bringBack(dog)
      coordinator.notice = nil
    }
  }

  /// Says what would go for good; `emptyBin` does it.
  public func askToEmptyBin() {
    coordinator.notice = .emptyingBin(names: training.pack.deleted.map(\.dog.name))
  }

  /// Removes the dogs in the bin for good.
  public func emptyBin() {
    attempt { () throws(JournalFault) in
      try training.pack.emptyBin()
      coordinator.notice = nil
    }
  }

  /// Lays a trick aside for the present dog, or takes it up again.
  public func setResting(_ isResting: Bool, _ trick: Trick.ID) {
    attempt { () throws(JournalFault) in try training.setResting(isResting, trick) }
  }

  /// Puts a backup in the place of the journal, after a backup of that.
  public func restore(_ backup: JournalBackup) {
    attempt { () throws(JournalFault) in
      try training.restore(backup)
      coordinator.endPractice()
      coordinator.dismiss(.restore)
      coordinator.notice = .restored(backup)
    }
  }

  /// Begins an empty journal in the place of one that cannot be used.
  public func beginAnew() {
    attempt { () throws(JournalFault) in
      try training.beginAnew()
      coordinator.dismiss(.restore)
      coordinator.notice = nil
    }
  }

  /// Opens the journal again, after a person has mended what was wrong.
  public func retry() {
    attempt { () throws(JournalFault) in
      try training.retry()
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
