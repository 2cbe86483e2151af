import Foundation
import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

/// A process that logs reps is killed at random moments: while it opens the journal, recovers it,
/// writes, or moves the log into the file.
struct KillTests {
  private static let rounds = 300
  /// Few enough that looking at the whole journal after each kill stays quick.
  private static let roundsOfAJournal = 30

  @Test(.timeLimit(.minutes(3)))
  func everyAcknowledgedRepSurvivesAKill() throws {
    var acknowledged = 0
    for _ in 0..<Self.rounds / Self.roundsOfAJournal {
      let folder = try TemporaryFolder()
      var sets: [UUID: [Acknowledgements.KeptSet]] = [:]
      for round in 0..<Self.roundsOfAJournal {
        let told = try kill(in: folder, after: .random(in: 0.005...0.12))
        let journal = try SQLiteJournal.open(in: folder.journal)
        try journal.with { database throws(SQLiteError) in try database.checkIntegrity() }
        if let dog = told.dog {
          let kept = try Self.sets(of: dog, in: journal)
          #expect(told.possible.contains(kept), "round \(round), pending \(told.pending ?? "-")")
          sets[dog] = kept
          acknowledged += told.kept.map(\.reps.count).reduce(0, +)
        }
        let known = Set(sets.keys)
        #expect(known.isSubset(of: Set(try journal.dogs().map(\.id))))
      }
      let journal = try SQLiteJournal.open(in: folder.journal)
      for (dog, kept) in sets { #expect(try Self.sets(of: dog, in: journal) == kept) }
    }
    #expect(acknowledged > Self.rounds, "The writer was killed before it wrote anything")
  }

  /// Lets a writer write for some seconds and kills it.
  private func kill(
    in folder: TemporaryFolder, after seconds: TimeInterval
  ) throws -> Acknowledgements {
    let output = folder.url.appending(path: "output")
    let process = try JournalWriter.start(["endlessly", folder.journal.path], output: output)
    Thread.sleep(forTimeInterval: seconds)
    #expect(Foundation.kill(process.processIdentifier, SIGKILL) == 0)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    return Acknowledgements(try JournalWriter.lines(of: output))
  }

  private static func sets(
    of dog: UUID, in journal: SQLiteJournal
  ) throws -> [Acknowledgements.KeptSet] {
    try journal.sets(of: dog, at: "spin").map { set in
      Acknowledgements.KeptSet(id: set.id, reps: set.reps.map { "\($0.id) \($0.isHit)" })
    }
  }
}
