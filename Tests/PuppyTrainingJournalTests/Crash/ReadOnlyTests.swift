import Foundation
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

struct ReadOnlyTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func openWithoutRights() throws -> [String] {
    try JournalWriter.run(["without-rights", folder.journal.path], in: folder)
  }

  private func setPermissions(_ permissions: Int, _ path: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func aFolderThatCannotBeMadeIsTold() throws {
    try setPermissions(0o555, folder.url.path)
    defer { try? setPermissions(0o755, folder.url.path) }
    #expect(
      try openWithoutRights() == ["\(JournalFault.readOnly(path: folder.journal.path))"])
  }

  @Test func aFolderThatMayNotBeWrittenIsTold() throws {
    _ = try SQLiteJournal.open(in: folder.journal)
    try setPermissions(0o555, folder.journal.path)
    defer { try? setPermissions(0o755, folder.journal.path) }
    #expect(
      try openWithoutRights() == ["\(JournalFault.readOnly(path: folder.journal.path))"])
  }

  @Test func aFileThatMayNotBeWrittenIsTold() throws {
    _ = try SQLiteJournal.open(in: folder.journal)
    try setPermissions(0o777, folder.journal.path)
    try setPermissions(0o444, folder.journal.journal)
    #expect(
      try openWithoutRights() == ["\(JournalFault.readOnly(path: folder.journal.journal))"])
  }

  @Test func somethingInThePlaceOfTheFolderIsTold() throws {
    try Data().write(to: URL(filePath: folder.journal.path))
    #expect(throws: JournalFault.self) { try SQLiteJournal.open(in: folder.journal) }
    #expect(folder.names().isEmpty)
  }
}
