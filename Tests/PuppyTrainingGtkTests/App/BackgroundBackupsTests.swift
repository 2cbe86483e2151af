import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingJournal
import TestSupport
import Testing

@testable import PuppyTrainingGtk

extension FrontTests {
  @Test func aPracticeThatEndsIsBackedUpOnceAndTheMainLoopGoesOn() throws {
    let desk = try BackupDesk(dogs: [Dog(name: "Ada")])
    try desk.waitForBackup(of: ["Ada"])
    try desk.save("Bo")
    let dog = try #require(desk.training.pack.current?.id)
    desk.coordinator.practise("touch", with: dog)
    settle()
    #expect(desk.latest == ["Ada"], "Within the hour, and the practice goes on")
    desk.coordinator.endPractice()
    try desk.waitForBackup(of: ["Ada", "Bo"])
    desk.finish()
  }

  @Test func anHourAfterTheLastBackupAChangeIsBackedUpAtOnce() throws {
    let desk = try BackupDesk(dogs: [Dog(name: "Ada")])
    try desk.waitForBackup(of: ["Ada"])
    desk.clock.advance(seconds: 3601)
    try desk.save("Bo")
    try desk.waitForBackup(of: ["Ada", "Bo"])
    desk.finish()
  }

  @Test func whatIsBackedUpIsNotBackedUpAgainAtTheStart() throws {
    let desk = try BackupDesk(dogs: [Dog(name: "Ada")])
    try desk.waitForBackup(of: ["Ada"])
    desk.finish()
    let before = desk.store.backups
    let other = BackgroundBackups(
      of: desk.store, coordinator: desk.coordinator, clock: desk.clock.practice, delay: 1)
    settle()
    #expect(desk.store.backups == before)
    other.finish()
  }

  @Test func theEndWaitsForTheBackupThatIsMade() throws {
    let desk = try BackupDesk(dogs: [])
    try desk.save("Ada")
    desk.finish()
    #expect(desk.latest == ["Ada"])
    try desk.save("Bo")
    settle()
    #expect(desk.latest == ["Ada"])
  }

  @Test func aBackupThatFailsIsNotTriedAgainAtOnce() throws {
    let desk = try BackupDesk(dogs: [])
    try FileManager.default.createDirectory(
      atPath: desk.folder.path, withIntermediateDirectories: true)
    #expect(FileManager.default.createFile(atPath: desk.folder.path + "/backups", contents: nil))
    try desk.save("Ada")
    settle()
    try FileManager.default.removeItem(atPath: desk.folder.path + "/backups")
    try desk.save("Bo")
    settle()
    #expect(desk.latest == nil)
    desk.clock.advance(seconds: 3600)
    try desk.save("Cy")
    try desk.waitForBackup(of: ["Ada", "Bo", "Cy"])
    desk.finish()
  }
}

/// A journal that is backed up in the background.
private final class BackupDesk {
  let home: TemporaryFolder
  let folder: JournalFolder
  let clock = PreviewClock()
  let coordinator = FlowCoordinator()
  let store: SQLiteJournalStore
  let training: TrainingModel
  private let backups: BackgroundBackups

  /// - Parameter dogs: in the journal of a run that was killed.
  init(dogs: [Dog]) throws {
    home = try TemporaryFolder()
    folder = JournalFolder(path: home.path + "/puppy-training")
    let killed = dogs.isEmpty ? nil : try SQLiteJournal.open(in: folder)
    for dog in dogs { try killed?.save(dog) }
    store = SQLiteJournalStore(folder, clock: clock.practice)
    training = TrainingModel(try Front.book, in: store, clock: clock.practice)
    coordinator.present(.collection)
    backups = BackgroundBackups(
      of: store, coordinator: coordinator, clock: clock.practice, delay: 1)
    withExtendedLifetime(killed) {}
  }

  func save(_ name: String) throws {
    clock.advance(seconds: 1)
    try training.pack.save(Dog(name: name))
  }

  /// The dogs in the newest backup; `nil` when there is none.
  var latest: [String]? {
    guard let backup = store.backups.first, let other = try? TemporaryFolder(),
      (try? FileManager.default.copyItem(
        atPath: backup.path, toPath: other.path + "/journal.sqlite")) != nil
    else { return nil }
    let journal = try? SQLiteJournal.open(in: JournalFolder(path: other.path))
    return try? journal?.dogs().map(\.name)
  }

  func waitForBackup(of names: [String]) throws {
    try #require(MainLoop.run { latest == names }, "\(latest ?? [])")
    settle()
  }

  func finish() { backups.finish() }
}
