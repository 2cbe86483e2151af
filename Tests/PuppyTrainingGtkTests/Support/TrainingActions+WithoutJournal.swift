import PuppyTrainingCore
import PuppyTrainingJournal

@testable import PuppyTrainingGtk

extension TrainingActions {
  /// For views that are shown with no program around them: nothing is kept, and there is no dog.
  static func withoutJournal(_ book: TrickBook) -> TrainingActions {
    TrainingActions(
      TrainingModel(book, in: SQLiteJournalStore(JournalFolder(path: "/proc/no-journal"))),
      coordinator: FlowCoordinator())
  }
}
