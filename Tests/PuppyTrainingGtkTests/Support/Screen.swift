import CGtk
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
  let store: SQLiteJournalStore
  let flow: TrainingActions

  fileprivate init(
    _ book: TrickBook, query: TrickQuery, preferences: Preferences?, journal: JournalFolder
  ) {
    folder = journal
    state = FilterState(query)
    store = SQLiteJournalStore(journal)
    let training = TrainingModel(book, in: store)
    collection = TrickCollection(
      TrickIndex(book), state: state, standings: { training.dogStandings })
    let preferences = preferences ?? Preferences(nil) { _ in }
    flow = TrainingActions(training, coordinator: coordinator)
    presenter = WindowPresenter(
      Front.application, coordinator: coordinator,
      windows: WindowMaker(
        collection, coordinator: coordinator, flow: flow, preferences: preferences,
        album: .none))
    coordinator.present(.collection)
    settle()
  }

  fileprivate func close() {
    coordinator.dismissAll()
    settle()
  }

  /// The view that shows this.
  func view<View: PresentedWindow>(_ presentation: Presentation) throws -> View {
    try #require(presenter.shown[presentation] as? View)
  }

  var main: MainWindow {
    get throws { try view(.collection) }
  }

  private var mainWindow: MainWindow? { try? main }

  /// The page of the tricks.
  var page: CollectionPage {
    get throws { try #require(main.page as? CollectionPage) }
  }

  var cards: CardGrid {
    get throws { try page.cards }
  }

  private var cardGrid: CardGrid? { try? cards }

  /// The widget of the main window that has the keyboard.
  var focusedWidget: Widget? { mainWindow?.window.focusWidget }

  /// The trick last focused or opened.
  var selectedTrick: Trick.ID? { cardGrid?.selectedID }

  /// The size of the main window.
  var size: (width: Int, height: Int) { mainWindow?.window.size ?? (0, 0) }

  /// All texts of the main window.
  var texts: [String] { mainWindow?.window.texts ?? [] }

  var dialog: FilterDialog {
    get throws { try view(.filter) }
  }

  func trickWindow(_ id: Trick.ID) throws -> TrickWindow { try view(.trick(id)) }

  /// A part of the main window of which there is only one, shown or not.
  func part<Part: Widget>(_: Part.Type = Part.self) throws -> Part {
    try #require(main.window.allParts.compactMap { $0.seen(as: Part.self) }.first)
  }

  var filterButton: Button {
    get throws {
      try #require(main.window.parts(styled: "filter-button").first?.seen(as: Button.self))
    }
  }

  /// The chips of the conditions that are set.
  var chips: [Button] {
    mainWindow?.window.parts(Button.self).filter { $0.hasClass("chip") } ?? []
  }

  /// The trick whose card has the keyboard.
  var focusedTrick: Trick.ID? {
    focusedWidget.flatMap { cardGrid?.factory.element(in: $0) }.map(id)
  }

  /// The card of this trick, with the widget around it that is focused.
  func cell(of id: Trick.ID) throws -> Widget {
    let position = try #require(collection.index.book.position(of: id))
    return try #require(cards.factory.cell(of: Int32(position)))
  }

  /// The ids of the tricks on the cards of the grid, first to last.
  var shownIDs: [Trick.ID] {
    cells.compactMap { cardGrid?.factory.element(in: $0) }.map(id)
  }

  /// What the cards of the grid are called, first to last.
  var shownTitles: [String] { cells.compactMap(\.accessibleName) }

  /// What the cards that fade in are called.
  var fadingTitles: [String] {
    cells.filter { !$0.parts(styled: "entering").isEmpty }.compactMap(\.accessibleName)
  }

  private var cells: [Widget] { (try? part(GridView.self))?.children ?? [] }

  /// The ids of what the collection shows.
  var ids: [Trick.ID] { collection.snapshot.positions.map(id) }

  func title(of id: Trick.ID) -> String { collection.index.book[id]?.title ?? "" }

  private func id(at position: Int32) -> Trick.ID { collection.index.book.tricks[Int(position)].id }
}

/// Runs a test on the program's windows, which are gone afterwards.
///
/// - Parameters:
///   - dogs: dogs that are in the journal from the start.
///   - prepare: puts something else into the folder of the journal first.
func withScreen(
  _ book: TrickBook = .numbered(30), query: TrickQuery = TrickQuery(),
  preferences: Preferences? = nil, dogs: [Dog] = [],
  prepare: (JournalFolder) throws -> Void = { _ in }, _ test: (Screen) throws -> Void
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
  let screen = Screen(book, query: query, preferences: preferences, journal: journal)
  defer { screen.close() }
  try test(screen)
}

extension CollectionPage {
  /// The cards are shown, and not why there are none.
  var showsCards: Bool { widget.parts(Stack.self).first?.visibleChild == cards.widget }
}

extension GridView {
  var activatesOnSingleClick: Bool { gtk_grid_view_get_single_click_activate(opaque) != 0 }
}

/// Runs a test on a widget in a window of its own, which is gone afterwards.
func withWindow<Result>(
  around widget: Widget, width: Int = 400, height: Int = 300, _ test: (Window) throws -> Result
) rethrows -> Result {
  let window = Window(around: widget)
  defer {
    window.destroy()
    settle()
  }
  window.defaultSize = (width, height)
  window.present()
  settle()
  return try test(window)
}
