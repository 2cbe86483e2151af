import Foundation
import PuppyTrainingCore
import TestSupport
import Testing

@testable import PuppyTrainingJournal

/// There is no room left in the middle of a set, and then there is again.
struct FullDiskTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var fault: String { "fault \(JournalFault.diskFull(path: folder.journal.journal))" }

  private func check(_ lines: [String]) {
    #expect(lines.prefix(1) == [fault])
    #expect(lines.dropFirst().prefix(2) == ["kept at once true", "kept in the end true"])
    let reps = lines.last.flatMap { Int($0.dropFirst("reps ".count)) } ?? 0
    #expect(reps > 20, "Some before the disk was full, and twenty after")
  }

  @Test(arguments: [120_000, 200_000, 1_000_000])
  func aFileThatMayNotGrowCostsNoRep(limit: Int) throws {
    check(
      try JournalWriter.run(["until-full", folder.journal.path, String(limit)], in: folder))
  }

  @Test(.enabled(if: SmallFileSystem.isPossible), arguments: ["700k", "2m"])
  func aFullFileSystemCostsNoRep(size: String) throws {
    try folder.journal.prepare()
    check(
      try JournalWriter.run(
        ["until-full", folder.journal.path], in: folder,
        wrapper: SmallFileSystem.wrapper(at: folder.journal.path, size: size)))
  }
}
