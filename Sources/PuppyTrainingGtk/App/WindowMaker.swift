import Gtk
import PuppyTrainingCore

/// Makes the view for each presentation.
final class WindowMaker {
  private let collection: TrickCollection
  private let coordinator: FlowCoordinator
  private let preferences: Preferences

  init(_ collection: TrickCollection, coordinator: FlowCoordinator, preferences: Preferences) {
    self.collection = collection
    self.coordinator = coordinator
    self.preferences = preferences
  }

  /// The view for this presentation, over the window of its parent; `nil` for a trick that the book
  /// does not have.
  func make(_ presentation: Presentation, over parent: Window?) -> (any PresentedWindow)? {
    switch presentation {
    case .collection: makeMainWindow()
    case .filter: makeFilterDialog(over: parent)
    case .trick(let id): makeTrickWindow(id)
    case .practice, .practiceName, .dogEditor: nil
    case .shortcuts: PlainWindow(ShortcutsWindow.make(), over: parent)
    case .about: PlainWindow(AboutWindow.make(), over: parent)
    }
  }

  private func makeMainWindow() -> MainWindow {
    let main = MainWindow(collection, coordinator: coordinator)
    preferences.restoreSize(of: main.window)
    main.onClose = { [preferences] in preferences.saveSize(of: $0) }
    return main
  }

  private func makeFilterDialog(over parent: Window?) -> FilterDialog {
    let dialog = FilterDialog(following: collection) { [weak coordinator] in
      coordinator?.dismiss(.filter)
    }
    if let parent { dialog.lie(over: parent) }
    return dialog
  }

  private func makeTrickWindow(_ id: Trick.ID) -> TrickWindow? {
    let book = collection.index.book
    guard let trick = book[id] else { return nil }
    return TrickWindow(trick, in: book) { [weak coordinator] id in
      coordinator?.present(.trick(id))
    }
  }
}
