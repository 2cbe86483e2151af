import Gtk
import PuppyTrainingCore

/// The page of the tricks: the search, the condition header, and the cards or why there are none.
final class CollectionPage: PageView {
  static let page = Page.collection
  let widget: Box
  let cards: CardGrid
  private let builder = Builder(ResourcePath.ui(page.rawValue))
  private let collection: TrickCollection
  private let coordinator: FlowCoordinator
  private let flow: TrainingActions
  private let window: ApplicationWindow
  private let search: SearchControl
  private let header: ConditionHeader
  private let contents: Stack
  /// Made when there is nothing to show for the first time.
  private lazy var emptyPage = makeEmptyPage()
  private let sortAction: ChoiceAction
  private var observations: [ObservationToken] = []

  /// - Parameter window: gets the actions of the page, and starts the search when a person types.
  init(
    _ collection: TrickCollection, coordinator: FlowCoordinator, flow: TrainingActions,
    album: PictureAlbum, in window: ApplicationWindow
  ) {
    self.collection = collection
    self.coordinator = coordinator
    self.flow = flow
    self.window = window
    let state = collection.state
    widget = builder["page"]
    contents = builder["contents"]
    search = SearchControl(state)
    header = ConditionHeader(following: collection) { [weak coordinator] in
      coordinator?.present(.filter)
    }
    cards = CardGrid(collection, album: album) { [weak coordinator] id in
      coordinator?.present(.trick(id))
    }
    sortAction = window.addChoice("sort", state.sort.rawValue) { [weak state] word in
      if let sort = TrickSort(rawValue: word) { state?.sort = sort }
    }
    assemble()
    addActions()
    prepareSearch()
  }

  var headerButtons: [Widget] { [search.button] }

  func expectWideWindow() { cards.expectWideWindow() }

  func takeFocus(at opener: Opener) {
    switch opener {
    case .filterButton: header.filterButton.grabFocus()
    case .card(let id): cards.focusCard(of: id)
    }
  }

  private func assemble() {
    widget.insert(search.widget, before: contents)
    widget.insert(header.widget, before: contents)
    contents.add(cards.widget, title: tr("Tricks"))
    search.capture(typingIn: window)
    search.onLeave = { [weak self] in self?.cards.focusCard() }
    search.onDown = { [weak self] in self?.cards.focusFirstCard() }
    search.onEnter = { [weak self] in self?.openFirst() }
    window.onFocusChange { [weak self] in
      guard let self else { return }
      self.cards.focusChanged(to: self.window.focusWidget)
    }
    observations = [
      observe { [weak self] in self?.showContents() },
      observe { [weak self] in
        guard let self else { return }
        self.sortAction.choice = self.collection.state.sort.rawValue
      },
    ]
  }

  private func addActions() {
    window.addAction("search") { [weak self] in self?.search.open() }
    window.addAction("filter") { [weak coordinator] in coordinator?.present(.filter) }
    window.addAction("practise") { [weak self] in
      guard let self, let id = self.cards.focusedID else { return }
      self.flow.practise(id)
    }
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

  private func openFirst() {
    if let trick = collection.trick(inRow: 0) { coordinator.present(.trick(trick.id)) }
  }

  private func showContents() {
    if let reason = collection.snapshot.emptyReason {
      emptyPage.view.show(reason)
      contents.visibleChild = emptyPage.scroller
    } else {
      contents.visibleChild = cards.widget
    }
  }

  private func makeEmptyPage() -> (view: EmptyPage, scroller: ScrolledWindow) {
    let state = collection.state
    let page = EmptyPage {
      state.clear()
    } onClearSearch: {
      state.searchText = ""
    }
    let column = Box(.vertical)
    column.append(page.widget)
    let scroller = ScrolledWindow()
    scroller.scrollsOnlyVertically()
    scroller.child = column
    scroller.name(tr("No tricks"))
    contents.add(scroller, title: tr("No tricks"))
    return (page, scroller)
  }
}
