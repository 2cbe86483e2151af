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

  /// The view for this presentation, over the window of its parent; `nil` for a trick or a dog that
  /// there is not, and for a practice that cannot be.
  func make(_ presentation: Presentation, over parent: Window?) -> (any PresentedWindow)? {
    switch presentation {
    case .collection: makeMainWindow()
    case .filter: makeFilterDialog(over: parent)
    case .trick(let id): makeTrickWindow(id)
    case .practice(let id, _): makePracticeWindow(id)
    case .practiceName(let id): makeDogPrompt(id, over: parent)
    case .dogEditor(let id): makeDogEditor(id, over: parent)
    case .restore: makeRestoreDialog(over: parent)
    case .shortcuts: PlainWindow(ShortcutsWindow.make(), over: parent)
    case .about: PlainWindow(AboutWindow.make(), over: parent)
    }
  }

  private func makeMainWindow() -> MainWindow {
    let main = MainWindow(collection, coordinator: coordinator, flow: flow, album: album)
    preferences.restoreSize(of: main.window)
    if main.window.isMaximized { main.cards.expectWideWindow() }
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

  private func makeDogPrompt(_ id: Trick.ID, over parent: Window?) -> DogPrompt? {
    guard let trick = book[id] else { return nil }
    let prompt = DogPrompt(for: trick.title) { [weak flow] name in
      flow?.practise(id, withDogCalled: name)
    } onCancel: { [weak coordinator] in
      coordinator?.dismiss(.practiceName(id))
    }
    prompt.window.setParent(parent, isModal: true)
    return prompt
  }

  private func makeDogEditor(_ id: Dog.ID?, over parent: Window?) -> DogEditor? {
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
    if let parent { editor.lie(over: parent) }
    return editor
  }

  private func makeRestoreDialog(over parent: Window?) -> RestoreDialog {
    let dialog = RestoreDialog(flow.training.backups, fault: flow.training.fault)
    dialog.onRestore = { [weak flow] in flow?.restore($0) }
    dialog.onBeginAnew = { [weak flow] in flow?.beginAnew() }
    dialog.onCancel = { [weak coordinator] in coordinator?.dismiss(.restore) }
    dialog.window.setParent(parent, isModal: true)
    return dialog
  }
}
