import FoundationEssentials
import Gtk
import PuppyTrainingCore

/// Makes the view for each presentation.
final class WindowMaker {
  private let collection: TrickCollection
  private let coordinator: FlowCoordinator
  private let flow: TrainingActions
  private let preferences: Preferences
  private let album: PictureAlbum

  init(
    _ collection: TrickCollection, coordinator: FlowCoordinator, flow: TrainingActions,
    preferences: Preferences, album: PictureAlbum
  ) {
    self.collection = collection
    self.coordinator = coordinator
    self.flow = flow
    self.preferences = preferences
    self.album = album
  }

  private var book: TrickBook { collection.index.book }

  /// The view for this presentation; `nil` for a trick or a dog that there is not, and for a practice
  /// that cannot be.
  func make(_ presentation: Presentation) -> (any PresentedWindow)? {
    switch presentation {
    case .collection: makeMainWindow()
    case .filter: makeFilterDialog()
    case .trick(let id): makeTrickWindow(id)
    case .practice(let id, _): makePracticeWindow(id)
    case .practiceName(let id): makeDogPrompt(id)
    case .dogEditor(let id): makeDogEditor(id)
    case .restore: makeRestoreDialog()
    case .shortcuts: ShortcutsWindow()
    case .about: AboutWindow()
    }
  }

  private func makeMainWindow() -> MainWindow {
    let main = MainWindow(coordinator: coordinator, flow: flow, makePage: make)
    preferences.restoreSize(of: main.window)
    if main.window.isMaximized { main.page?.expectWideWindow() }
    main.onClose = { [preferences] in preferences.saveSize(of: $0) }
    return main
  }

  /// The view of a page, in the main window.
  private func make(_ page: Page, in window: ApplicationWindow) -> any PageView {
    switch page {
    case .collection:
      CollectionPage(collection, coordinator: coordinator, flow: flow, album: album, in: window)
    }
  }

  private func makeFilterDialog() -> FilterDialog {
    FilterDialog(following: collection) { [weak coordinator] in coordinator?.dismiss(.filter) }
  }

  private func makeTrickWindow(_ id: Trick.ID) -> TrickWindow? {
    guard let trick = book[id] else { return nil }
    return TrickWindow(trick, in: book, album: album, flow: flow) { [weak coordinator] id in
      coordinator?.present(.trick(id))
    }
  }

  private func makePracticeWindow(_ id: Trick.ID) -> PracticeWindow? {
    guard let session = flow.session(at: id) else { return nil }
    let practice = PracticeWindow(session, in: book, marker: preferences.marker)
    practice.onMarkerChoice = { [preferences] in preferences.marker = $0 }
    practice.onPrepare = { [weak flow] in flow?.practise($0) }
    return practice
  }

  private func makeDogPrompt(_ id: Trick.ID) -> DogPrompt? {
    guard let trick = book[id] else { return nil }
    return DogPrompt(for: trick.title, today: .today) { [weak flow] name in
      flow?.practise(id, withDogCalled: name)
    } onCancel: { [weak coordinator] in
      coordinator?.dismiss(.practiceName(id))
    }
  }

  private func makeDogEditor(_ id: Dog.ID?) -> DogEditor? {
    let dog = id.flatMap { flow.training.pack[$0] }
    guard (dog == nil) == (id == nil) else { return nil }
    let editor = DogEditor(dog, today: .today, pictures: album.book) { [weak flow] in flow?.save($0)
    }
    editor.onCancel = { [weak coordinator] in coordinator?.dismiss(.dogEditor(id)) }
    if let dog {
      let label = dog.isArchived ? tr("Take Out of the Archive") : tr("Archive")
      editor.addButton(label) { [weak flow] in flow?.setArchived(!dog.isArchived, dog) }
      editor.addButton(tr("Delete"), isDestructive: true) { [weak flow] in flow?.delete(dog) }
    }
    return editor
  }

  private func makeRestoreDialog() -> RestoreDialog {
    let dialog = RestoreDialog(flow.training.backups, fault: flow.training.fault)
    dialog.onRestore = { [weak flow] in flow?.restore($0) }
    dialog.onBeginAnew = { [weak flow] in flow?.beginAnew() }
    dialog.onCancel = { [weak coordinator] in coordinator?.dismiss(.restore) }
    return dialog
  }
}
