import Foundation
import PuppyTrainingCore
import PuppyTrainingJournal

@testable import PuppyTrainingGtk

/// Runs a test with a journal of its own, which is gone afterwards.
func withTemporaryFlow<Result>(
  _ book: TrickBook, _ test: (TrainingFlow) throws -> Result
) rethrows -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "puppy-training-test-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let records = TrainingRecords(book, in: JournalFolder(path: folder.path))
  return try test(TrainingFlow(records, coordinator: FlowCoordinator()))
}
