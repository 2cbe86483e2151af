import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

@MainActor
struct TrainingActionsTests {
  private let rex = Dog(name: "Rex")
  private let journal: MemoryJournal
  private let store: MemoryJournalStore
  private let coordinator = FlowCoordinator()
  private let actions: TrainingActions
  private let backup = JournalBackup(path: "/b", date: Date(timeIntervalSince1970: 0))

  init() {
    journal = MemoryJournal(dogs: [rex])
    store = MemoryJournalStore(journal)
    store.copies[backup] = MemoryJournal()
    actions = TrainingActions(
      TrainingModel(TrickBook(valid: [.sample(id: "sit")]), in: store), coordinator: coordinator)
    coordinator.present(.collection)
    actions.practise("sit")
  }

  private var isPractising: Bool { coordinator.stack.contains(.practice("sit", rex.id)) }

  @Test("A dog that the journal does not delete goes on practising, and the notice says why")
  func refusedDelete() {
    journal.fault = .locked
    actions.delete(rex)
    #expect(isPractising)
    #expect(actions.training.pack.dogs == [rex])
    #expect(coordinator.notice == .journal(.locked))
    journal.fault = nil
    actions.delete(rex)
    #expect(!isPractising)
    #expect(coordinator.notice == .deleted(rex.id, name: "Rex"))
    actions.bringBack(rex.id)
    #expect(actions.training.pack.dogs == [rex])
    #expect(coordinator.notice == nil)
  }

  @Test("A dog that the journal does not archive goes on practising")
  func refusedArchive() {
    coordinator.present(.dogEditor(rex.id))
    journal.fault = .locked
    actions.setArchived(true, rex)
    #expect(isPractising)
    #expect(coordinator.stack.contains(.dogEditor(rex.id)))
    journal.fault = nil
    actions.setArchived(true, rex)
    #expect(coordinator.stack == [.collection])
  }

  @Test("Practice goes on when a backup cannot be restored, and ends when it is")
  func refusedRestore() {
    coordinator.present(.restore)
    store.fault = .locked
    actions.restore(backup)
    #expect(isPractising)
    #expect(coordinator.stack.contains(.restore))
    #expect(coordinator.notice == .journal(.locked))
    store.fault = nil
    actions.restore(backup)
    #expect(coordinator.stack == [.collection])
    #expect(coordinator.notice == .restored(backup))
  }

  @Test("What the form for a dog says stays up until the journal has it")
  func refusedSave() {
    coordinator.present(.dogEditor(nil))
    let ada = Dog(name: "Ada")
    journal.fault = .locked
    actions.save(ada)
    #expect(coordinator.stack.contains(.dogEditor(nil)))
    journal.fault = nil
    actions.save(ada)
    #expect(!coordinator.stack.contains(.dogEditor(nil)))
    #expect(actions.training.pack.dogs == [rex, ada])
  }

  @Test("Without a journal nobody practises, and trying again mends it")
  func unusable() {
    store.fault = .notADatabase(path: "/j")
    let coordinator = FlowCoordinator()
    let actions = TrainingActions(
      TrainingModel(TrickBook(valid: [.sample(id: "sit")]), in: store), coordinator: coordinator)
    actions.practise("sit")
    #expect(coordinator.stack == [.collection])
    #expect(coordinator.notice == .journal(.notADatabase(path: "/j")))
    store.fault = nil
    actions.retry()
    #expect(coordinator.notice == nil)
    actions.practise("sit")
    #expect(coordinator.stack == [.collection, .practice("sit", rex.id)])
  }

  @Test("The first dog is asked for its name alone, and its practice begins")
  func firstDog() throws {
    let coordinator = FlowCoordinator()
    let actions = TrainingActions(
      TrainingModel(TrickBook(valid: [.sample(id: "sit")]), in: MemoryJournalStore()),
      coordinator: coordinator)
    actions.practise("sit")
    #expect(coordinator.stack == [.practiceName("sit")])
    actions.practise("sit", withDogCalled: "Bo")
    let dog = try #require(actions.training.pack.current)
    #expect(dog.name == "Bo")
    #expect(coordinator.stack == [.practice("sit", dog.id)])
    #expect(actions.session(at: "sit")?.dog == dog)
    #expect(actions.session(at: "fly") == nil)
  }
}
