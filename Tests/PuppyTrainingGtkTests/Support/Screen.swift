import Foundation
import PuppyTrainingCore
import PuppyTrainingJournal
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

/// The parts of the program, tied together as it does, with its main window up.
final class Screen {
  let state: FilterState
  let collection: TrickCollection
  let coordinator = FlowCoordinator()
  let presenter: WindowPresenter

  let folder: JournalFolder
  let flow: TrainingFlow

  fileprivate init(
    _ book: TrickBook, query: TrickQuery, preferences: Preferences?, journal: JournalFolder
  ) {
    folder = journal
    state = FilterState(query)
    let records = TrainingRecords(book, in: journal)
    let training = records.training
    collection = TrickCollection(
      TrickIndex(book), state: state, standings: { training.standings })
    let preferences = preferences ?? Preferences(nil) { _ in }
    flow = TrainingFlow(records, coordinator: coordinator)
    presenter = WindowPresenter(
      Front.application, coordinator: coordinator,
      windows: WindowMaker(
        collection, coordinator: coordinator, flow: flow, preferences: preferences))
    coordinator.present(.collection)
    settle()
  }

  fileprivate func close() {
    coordinator.dismissAll()
    settle()
  }

  var main: MainWindow? { view(.collection) }
  var dialog: FilterDialog? { view(.filter) }

  /// The view that shows this, if it is up.
  func view<View: PresentedWindow>(_ presentation: Presentation) -> View? {
    presenter.shown[presentation] as? View
  }
}

/// Runs a test on the program's windows, which are gone afterwards.
func withScreen(
  _ book: TrickBook? = nil, query: TrickQuery = TrickQuery(), preferences: Preferences? = nil,
  dogs: [Dog] = [], prepare: (JournalFolder) throws -> Void = { _ in },
  _ test: (Screen) throws -> Void
) throws {
  let folder = FileManager.default.temporaryDirectory.appending(
    path: "puppy-training-test-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  let journal = JournalFolder(path: folder.path)
  try prepare(journal)
  if !dogs.isEmpty {
    let store = try SQLiteJournal.open(in: journal)
    for dog in dogs { try store.save(dog) }
  }
  let screen = Screen(
    try book ?? Front.book, query: query, preferences: preferences, journal: journal)
  defer { screen.close() }
  try test(screen)
}

/// Runs a test on a widget in a window of its own, which is gone afterwards.
func withWindow(
  around widget: Widget, width: Int = 400, height: Int = 300, _ test: (Window) throws -> Void
) throws {
  let window = Window.plain(child: widget)
  window.defaultSize = (width: width, height: height)
  window.present()
  settle()
  defer {
    window.destroy()
    settle()
  }
  try test(window)
}
