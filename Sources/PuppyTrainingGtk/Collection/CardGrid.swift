import Gtk
import PuppyTrainingCore

/// The cards of the tricks that a collection shows.
final class CardGrid {
  let widget: ScrolledWindow
  private let grid: GridView
  private let collection: TrickCollection
  private let list = PositionList()
  private var focus: CollectionFocus
  private let painter: CardPainter
  /// The card with the keyboard, whose picture moves.
  private weak var focusedCard: TrickCard?
  /// The elements that the present change brings in, to fade them in; few or none.
  private var entering: Set<Int32> = []
  /// What the cards say at the moment.
  private var shown: CollectionSnapshot
  private var observation: ObservationToken?
  private var pendingFocus: ScheduledWork?

  /// The rows of the grid.
  private(set) lazy var factory = RowFactory<TrickCard>.rows(
    make: { [painter] in
      let card = TrickCard(painter)
      return (card, card.widget)
    },
    fill: { [weak self] card, position, cell in self?.fill(card, position, cell) })

  /// Up to so many cards that go and come are told to GTK one by one: its rows move, and what comes
  /// in fades in. Beyond that it is faster to show other tricks in the rows where they are.
  private static let mostMovingCards = 24
  /// As many columns as a wide screen has room for.
  private static let mostColumns = 8
  /// How many frames a row may take to come: a second, as the machine may be busy.
  private static let mostAttempts = 60

  /// - Parameter onOpen: a person chose this trick.
  init(
    _ collection: TrickCollection, album: PictureAlbum,
    onOpen: @escaping (Trick.ID) -> Void
  ) {
    self.collection = collection
    let builder = Builder(ResourcePath.ui("card-grid"))
    widget = builder["scroller"]
    grid = builder["grid"]
    painter = CardPainter(album)
    shown = collection.snapshot
    focus = CollectionFocus(searchText: collection.state.searchText)
    widget.name(tr("Tricks"))
    list.change(
      to: shown.positions, runs: [(position: 0, removed: 0, added: shown.count)])
    grid.show(list, with: factory)
    grid.followWidth()
    widget.onScroll { [painter] in painter.haste.move() }
    grid.onActivate { [weak self] row in
      guard let self, let element = self.list.element(at: row) else { return }
      self.focus.selected = element
      onOpen(self.trick(element).id)
    }
    observation = observe { [weak self] in self?.update() }
  }

  isolated deinit { pendingFocus?.cancel() }

  /// The trick whose card has the keyboard.
  var focusedID: Trick.ID? { grid.containsFocus ? selectedID : nil }

  /// The trick last focused or opened.
  var selectedID: Trick.ID? { focus.selected.map { trick($0).id } }

  /// The window opens wider than usual: the first frame is to have as many columns as fit.
  func expectWideWindow() { grid.mostColumns = Self.mostColumns }

  /// The keyboard goes to the card of the selected trick, else to the first card.
  func focusCard() { carryOut(focus.send(to: .entry, in: rows)) }

  /// The keyboard goes to the first card.
  func focusFirstCard() { carryOut(focus.send(to: .first, in: rows)) }

  /// The keyboard goes to the card of this trick, if it is shown.
  func focusCard(of id: Trick.ID) {
    focus.selected = collection.index.book.position(of: id).map(Int32.init)
    carryOut(focus.send(to: .selected, in: rows))
  }

  /// To be called when another widget of the window has the keyboard. Keeps the selected trick, and
  /// helps where GTK 4.8 puts the keyboard on the grid itself instead of a card.
  func focusChanged(to widget: Widget?) {
    moveFocusedPicture(to: widget)
    let card = widget.flatMap(factory.element(in:)).map(CollectionFocus.Place.card)
    let place = widget == grid ? .collection : card ?? .elsewhere
    carryOut(focus.keyboardMoved(to: place, in: rows))
  }

  /// What the collection shows; the cards may lag one turn of the main loop behind.
  private var rows: [Int32] { collection.snapshot.positions }

  private func moveFocusedPicture(to widget: Widget?) {
    focusedCard?.hasFocus = false
    focusedCard = widget.flatMap(factory.row(in:))
    focusedCard?.hasFocus = true
  }

  /// The cards agree with what the collection shows.
  private func update() {
    let old = shown
    shown = collection.snapshot
    if shown.positions != old.positions {
      focus.willChange(hasKeyboard: grid.containsFocus)
      let staysInPlace = change(from: old.positions, to: shown.positions)
      carryOut(
        focus.didChange(
          from: old.positions, to: shown.positions, searchText: collection.state.searchText,
          staysInPlace: staysInPlace && widget.offset == 0))
    }
    if shown.standings != old.standings { showStates() }
  }

  /// - Returns: the rows stayed where they were and show other tricks.
  private func change(from old: [Int32], to new: [Int32]) -> Bool {
    if let runs = Splice.few(from: old, to: new, most: Self.mostMovingCards) {
      let added = runs.flatMap { new[$0.position..<($0.position + $0.added)] }
      entering = Widget.areAnimationsEnabled ? Set(added) : []
      list.change(to: new, runs: runs.map { ($0.position, $0.removed, $0.added) })
      return false
    }
    entering = []
    list.reassign(to: new)
    factory.refill()
    return true
  }

  /// Scrolls on the next turn of the main loop, when the grid knows its rows, and takes the
  /// keyboard when the row is there.
  private func carryOut(_ move: CollectionFocus.Move) {
    guard case .go(let row, let isTaking, let isAtOnce) = move else { return }
    pendingFocus?.cancel()
    if isAtOnce { return go(to: row, isTaking: isTaking) }
    pendingFocus = MainLoop.schedule { [weak self] in self?.go(to: row, isTaking: isTaking) }
  }

  private func go(to row: Int, isTaking: Bool) {
    guard let element = list.element(at: row) else { return settle() }
    grid.scroll(to: row)
    if isTaking { takeFocus(element, attempts: Self.mostAttempts) } else { settle() }
  }

  private func takeFocus(_ element: Int32, attempts: Int) {
    focus.arrives()
    if factory.cell(of: element)?.grabFocus() == true || attempts == 0 { return settle() }
    pendingFocus = MainLoop.schedule(afterMilliseconds: 16) { [weak self] in
      self?.takeFocus(element, attempts: attempts - 1)
    }
  }

  private func settle() { focus.settle() }

  private func fill(_ card: TrickCard, _ position: Int32, _ cell: Widget) {
    card.show(
      trick(position), state: shown.state(at: position), in: cell,
      isEntering: entering.contains(position))
  }

  /// The cards that are up say how the present dog stands.
  private func showStates() {
    factory.forEachBound { [weak self] card, position, cell in
      guard let self else { return }
      card.show(self.shown.state(at: position), of: self.trick(position), in: cell)
    }
  }

  private func trick(_ position: Int32) -> Trick { collection.index.book.tricks[Int(position)] }
}
