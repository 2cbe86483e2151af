import PuppyTrainingCore
import PuppyTrainingJournal

@testable import PuppyTrainingGtk

extension TrainingFlow {
  /// For views that are shown with no program around them: nothing is kept, and there is no dog.
  static func withoutJournal(_ book: TrickBook) -> TrainingFlow {
    TrainingFlow(
      TrainingRecords(book, in: JournalFolder(path: "/proc/no-journal")),
      coordinator: FlowCoordinator())
  }
}
