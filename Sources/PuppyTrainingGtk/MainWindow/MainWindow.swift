import Gtk
import PuppyTrainingCore

/// The window of the collection, with its header and its search.
final class MainWindow {
  let window: ApplicationWindow
  private let builder = Builder(ResourcePath.ui("main-window"))
  private let collection: TrickCollection
  private let coordinator: FlowCoordinator
  private let flow: TrainingActions
  private let dogs: DogSwitcher
  private let pages: Stack
  private let header: ConditionHeader
  /// Made when there is nothing to show for the first time.
  private lazy var emptyPage = makeEmptyPage()
  private let search: SearchControl
  private let noticeBar: NoticeBar
  private let sortAction: ChoiceAction
  let cards: CollectionView
  /// Called when the window is about to be destroyed.
  var onClose: (ApplicationWindow) -> Void = { _ in }
  private var observations: [ObservationToken] = []

  init(
    _ collection: TrickCollection, coordinator: FlowCoordinator, flow: TrainingActions,
    album: PictureAlbum
  ) {
    self.collection = collection
    self.coordinator = coordinator
    self.flow = flow
    let state = collection.state
    window = builder["window"]
    pages = builder["pages"]
    header = ConditionHeader(following: collection) { [weak coordinator] in
      coordinator?.present(.filter)
    }
    cards = CollectionView(
      collection, training: flow.training, album: album, in: builder["grid"],
      scroller: builder["scroller"]
    ) { [weak coordinator] id in
      coordinator?.present(.trick(id))
    }
    dogs = DogSwitcher(
      builder["dog_button"], label: builder["dog_label"], in: window, training: flow.training
    ) { [weak coordinator] id in
      coordinator?.present(.dogEditor(id))
    }
    search = SearchControl(
      state, bar: builder["search_bar"], entry: builder["search_entry"],
      button: builder["search_button"])
    noticeBar = NoticeBar(
      bar: builder["notice_bar"], label: builder["notice_label"],
      button: builder["notice_button"], coordinator: coordinator)
    sortAction = window.addChoice("sort", state.sort.rawValue) { [weak state] word in
      if let sort = TrickSort(rawValue: word) { state?.sort = sort }
    }
    assemble()
    prepareSearch()
  }

  func willClose() { onClose(window) }

  /// The keyboard returns to what opened a window that has closed.
  func restoreFocus(after closed: Presentation) {
    switch closed {
    case .filter: header.filterButton.grabFocus()
    case .trick(let id): cards.focusCard(of: id)
    case .practice(let id, _), .practiceName(let id): cards.focusCard(of: id)
    case .collection, .shortcuts, .about, .dogEditor, .restore: break
    }
  }

  private func assemble() {
    let content: Box = builder["content"]
    content.insert(header.widget, before: pages)
    let emptyScroller: ScrolledWindow = builder["empty_scroller"]
    emptyScroller.name(tr("No tricks"))
    let menuButton: MenuButton = builder["menu_button"]
    menuButton.nameMenu(tr("Main menu"))
    menuButton.takeFocusAfterMenu()
    window.bind("<Control>w", to: "window.close")
    search.capture(typingIn: window)
    search.onLeave = { [weak self] in self?.cards.focusCard() }
    search.onDown = { [weak self] in self?.cards.focusFirstCard() }
    search.onEnter = { [weak self] in self?.openFirst() }
    window.addAction("search") { [weak self] in self?.search.open() }
    window.addAction("practise") { [weak self] in
      guard let self, let id = self.cards.focusedID else { return }
      self.flow.practise(id)
    }
    window.addAction("restore") { [weak coordinator] in coordinator?.present(.restore) }
    dogs.onPutBack = { [weak self] in self?.flow.bringBack($0) }
    dogs.onEmptyBin = { [weak self] in self?.flow.askToEmptyBin() }
    noticeBar.onAction = { [weak self] in self?.act(on: $0) }
    window.onActiveChange { [weak self] in self?.flow.training.refreshDay() }
    window.addAction("filter") { [weak coordinator] in coordinator?.present(.filter) }
    window.onFocusChange { [weak self] in
      guard let self else { return }
      self.cards.focusChanged(to: self.window.focusWidget)
    }
    observations = [
      observe { [weak self] in self?.showPage() },
      observe { [weak self] in
        guard let self else { return }
        self.sortAction.choice = self.collection.state.sort.rawValue
      },
    ]
  }

  /// The first letter of a search is to find as fast as the next ones, also in a large book; not at
  /// the cost of the first frame, nor of any later one.
  private func prepareSearch() {
    MainLoop.schedule(afterMilliseconds: 500) { [weak self] in self?.prepareSearchFurther() }
  }

  private func prepareSearchFurther() {
    guard !collection.isSearchReady else { return }
    collection.prepareSearch()
    MainLoop.schedule { [weak self] in self?.prepareSearchFurther() }
  }

  private func act(on notice: Notice) {
    switch notice {
    case .unknownTrick, .restored: break
    case .deleted(let dog, _): flow.bringBack(dog)
    case .emptyingBin: flow.emptyBin()
    case .journal(let fault) where fault.canBeginAnew: coordinator.present(.restore)
    case .journal: flow.retry()
    }
  }

  private func openFirst() {
    if let trick = collection.trick(inRow: 0) { coordinator.present(.trick(trick.id)) }
  }

  private func makeEmptyPage() -> EmptyPage {
    let state = collection.state
    let page = EmptyPage {
      state.clear()
    } onClearSearch: {
      state.searchText = ""
    }
    let box: Box = builder["empty_page"]
    box.append(page.widget)
    return page
  }

  private func showPage() {
    let reason = collection.snapshot.emptyReason
    if let reason { emptyPage.show(reason) }
    pages.visiblePage = reason == nil ? "cards" : "empty"
  }
}
