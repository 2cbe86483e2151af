import FoundationEssentials
import PuppyTrainingCore
import Testing

@MainActor
struct DogPackTests {
  private let rex = Dog(name: "Rex")
  private let ada = Dog(name: "Ada", size: .toy)
  private let old = Dog(name: "Old", isArchived: true)
  private let journal: MemoryJournal
  private let pack: DogPack

  init() throws {
    journal = MemoryJournal(dogs: [old, rex, ada])
    pack = try DogPack(journal, current: ada.id)
  }

  @Test("The dogs of the store are there; those put away are not offered")
  func initial() {
    #expect(pack.dogs == [old, rex, ada])
    #expect(pack.offered == [rex, ada])
    #expect(pack.current == ada)
    #expect(pack[old.id] == old)
  }

  @Test("Whose training was shown last gives way to the first dog when it is not offered")
  func currentGone() throws {
    for id in [nil, old.id, UUID()] { #expect(try DogPack(journal, current: id).current == rex) }
    #expect(try DogPack(MemoryJournal(dogs: [old])).current == nil)
    #expect(try DogPack(MemoryJournal()).current == nil)
  }

  @Test("Choosing a dog shows its training, choosing it again notifies nobody")
  func choosing() {
    #expect(notifies({ _ = pack.current }, when: { pack.choose(rex.id) }))
    #expect(pack.current == rex)
    #expect(!notifies({ _ = pack.current }, when: { pack.choose(rex.id) }))
  }

  @Test("A new dog comes to the end, is kept, and is the one shown")
  func adding() throws {
    let new = Dog(name: "New")
    try pack.save(new)
    #expect(pack.dogs == [old, rex, ada, new])
    #expect(pack.current == new)
    #expect(try journal.dogs() == pack.dogs)
  }

  @Test("A changed dog keeps its place and does not become the one shown")
  func changing() throws {
    var changed = rex
    changed.name = "King"
    try pack.save(changed)
    #expect(pack.dogs == [old, changed, ada])
    #expect(pack.current == ada)
    #expect(try journal.dogs() == pack.dogs)
  }

  @Test("Keeping what is kept writes nothing")
  func unchanged() throws {
    try pack.save(rex)
    try pack.setArchived(false, rex.id)
    try pack.setArchived(true, UUID())
    try pack.delete(UUID())
    try pack.restore(rex.id)
    try pack.emptyBin()
    #expect(journal.writes == 0)
  }

  @Test("A dog put away is offered no more, and is again when taken out")
  func archiving() throws {
    try pack.setArchived(true, ada.id)
    #expect(pack.offered == [rex])
    #expect(pack.current == rex)
    try pack.setArchived(false, ada.id)
    #expect(pack.offered == [rex, ada])
    #expect(pack.current == ada)
  }

  @Test("A deleted dog is gone, and comes back to its place with a restore")
  func deleting() throws {
    try pack.delete(rex.id)
    #expect(pack.dogs == [old, ada])
    #expect(pack.deleted.map(\.dog) == [rex])
    #expect(pack.deleted == (try journal.deletedDogs()))
    #expect(try journal.dogs() == [old, ada])
    try pack.delete(ada.id)
    #expect(pack.current == nil)
    try pack.restore(rex.id)
    #expect(pack.dogs == [old, rex])
    #expect(pack.deleted.map(\.dog) == [ada])
    #expect(pack.current == rex)
  }

  @Test("What the store cannot do has not happened")
  func failing() throws {
    try pack.delete(rex.id)
    journal.fault = .diskFull(path: "/journal")
    let before = (pack.dogs, pack.deleted, pack.current)
    #expect(throws: JournalFault.diskFull(path: "/journal")) { try pack.save(Dog(name: "New")) }
    #expect(throws: JournalFault.self) { try pack.setArchived(true, ada.id) }
    #expect(throws: JournalFault.self) { try pack.delete(ada.id) }
    #expect(throws: JournalFault.self) { try pack.restore(rex.id) }
    #expect(throws: JournalFault.self) { try pack.emptyBin() }
    #expect((pack.dogs, pack.deleted, pack.current) == before)
    #expect(throws: JournalFault.self) { try DogPack(journal) }
  }

  @Test("A pack without a store has no dogs and tells why it keeps none")
  func unusable() {
    let pack = DogPack(unusable: .newerVersion(found: 3, known: 1))
    #expect(pack.dogs == [])
    #expect(pack.current == nil)
    #expect(pack.deleted == [])
    #expect(throws: JournalFault.newerVersion(found: 3, known: 1)) { try pack.save(rex) }
  }

  @Test("The bin is the store's: a dog that was deleted before comes back, too")
  func binOfTheStore() throws {
    try pack.delete(rex.id)
    let next = try DogPack(journal)
    #expect(next.deleted == pack.deleted)
    try next.restore(rex.id)
    #expect(next.dogs == [old, rex, ada])
    #expect(next.deleted == [])
  }

  @Test("An emptied bin is empty, and the dogs that were not in it stay")
  func emptyingTheBin() throws {
    try pack.delete(rex.id)
    try pack.emptyBin()
    #expect(pack.deleted == [])
    #expect(pack.dogs == [old, ada])
    #expect(try journal.deletedDogs() == [])
  }
}
