import Gtk
import PuppyTrainingCore

/// The cards of the tricks that a collection shows.
final class CardGrid {
  let widget: ScrolledWindow
  private let grid: GridView
  private let collection: TrickCollection
  private let training: Training
  private let list = PositionList()
  private let cursor: CollectionCursor
  private let painter: CardPainter
  /// The card with the keyboard, whose picture moves.
  private weak var focusedCard: TrickCard?
  /// The elements that the present change brings in, to fade them in; few or none.
  private var entering: Set<Int32> = []
  /// The keyboard is being moved to where it belongs after a change; until then GTK may put it
  /// anywhere.
  private var isSettling = false
  /// Finds the row that a person sent the keyboard to, until it is there: the rows may change
  /// before.
  private var destination: (() -> Int?)?
  /// The keyboard is on its way to a card.
  private var isTakingFocus = false
  private var shownSearchText: String
  private var observation: ObservationToken?
  private var standingObservation: ObservationToken?
  private var standings: [TrickStanding] = []
  private var hasDog = false
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

  /// - Parameter onOpen: a person chose this trick.
  init(
    _ collection: TrickCollection, training: Training, album: PictureAlbum,
    onOpen: @escaping (Trick.ID) -> Void
  ) {
    self.collection = collection
    self.training = training
    let builder = Builder(ResourcePath.ui("card-grid"))
    widget = builder["scroller"]
    grid = builder["grid"]
    painter = CardPainter(album)
    cursor = CollectionCursor(collection)
    shownSearchText = collection.state.searchText
    widget.name(tr("Tricks"))
    list.change(
      to: collection.snapshot.positions,
      runs: [(position: 0, removed: 0, added: collection.snapshot.count)])
    grid.show(list, with: factory)
    grid.followWidth()
    widget.onScroll { [painter] in painter.haste.move() }
    grid.onActivate { [weak self] row in
      guard let self, let trick = self.trick(inRow: row) else { return }
      self.cursor.selectedID = trick.id
      onOpen(trick.id)
    }
    observation = observe { [weak self] in self?.update() }
    standingObservation = observe { [weak self] in self?.updateStates() }
  }

  isolated deinit { pendingFocus?.cancel() }

  /// The trick whose card has the keyboard.
  var focusedID: Trick.ID? { grid.containsFocus ? cursor.selectedID : nil }

  /// The trick last focused or opened.
  var selectedID: Trick.ID? { cursor.selectedID }

  /// The window opens wider than usual: the first frame is to have as many columns as fit.
  func expectWideWindow() { grid.mostColumns = Self.mostColumns }

  /// The keyboard goes to the card of the selected trick, else to the first card.
  func focusCard() { sendFocus { [cursor] in cursor.entryRow } }

  /// The keyboard goes to the first card.
  func focusFirstCard() { sendFocus { 0 } }

  /// The keyboard goes to the card of this trick, if it is shown.
  func focusCard(of id: Trick.ID) {
    cursor.selectedID = id
    sendFocus { [cursor] in cursor.row }
  }

  /// To be called when another widget of the window has the keyboard. Keeps the selected trick, and
  /// helps where GTK 4.8 puts the keyboard on the grid itself instead of a card.
  func focusChanged(to widget: Widget?) {
    moveFocusedPicture(to: widget)
    guard let widget, !isSettling else { return }
    if widget == grid {
      focusCard()
    } else if let position = factory.element(in: widget) {
      cursor.selectedID = collection.index.book.tricks[Int(position)].id
    }
  }

  private func moveFocusedPicture(to widget: Widget?) {
    focusedCard?.hasFocus = false
    focusedCard = widget.flatMap(factory.row(in:))
    focusedCard?.hasFocus = true
  }

  /// The cards agree with what the collection shows.
  private func update() {
    let new = collection.snapshot.positions
    let old = list.elements
    guard new != old else { return }
    let hadFocus = grid.containsFocus || isTakingFocus
    let focused = cursor.selectedID.flatMap(collection.index.book.position).map(Int32.init)
    isSettling = true
    let isInPlace = change(from: old, to: new)
    // Another search brings its best matches to the top; anything else stays at the selected trick.
    let isNewSearch = shownSearchText != collection.state.searchText
    shownSearchText = collection.state.searchText
    let place = isNewSearch && !hadFocus ? nil : focused
    guard let row = destination?() ?? FocusRow.after(changing: old, to: new, focused: place) else {
      return settled()
    }
    if isInPlace, row < old.count, widget.offset == 0 {
      // The grid knows where the row is, so the change and the way there are one frame.
      go(to: row, isTaking: hadFocus)
    } else {
      focus(row: row, isTaking: hadFocus)
    }
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

  /// Sends the keyboard to a row. It gets there also when the rows change on the way.
  private func sendFocus(to row: @escaping () -> Int?) {
    destination = row
    if let row = row() { focus(row: row) } else { settled() }
  }

  /// Scrolls on the next turn of the main loop, when the grid knows its rows, and takes the
  /// keyboard when the row is there.
  private func focus(row: Int, isTaking: Bool = true) {
    pendingFocus?.cancel()
    isTakingFocus = isTaking
    pendingFocus = MainLoop.schedule { [weak self] in self?.go(to: row, isTaking: isTaking) }
  }

  private func go(to row: Int, isTaking: Bool) {
    pendingFocus?.cancel()
    guard let element = list.element(at: row) else { return settled() }
    isTakingFocus = isTaking
    grid.scroll(to: row)
    if isTaking { takeFocus(element, attempts: 10) } else { settled() }
  }

  private func takeFocus(_ element: Int32, attempts: Int) {
    // Where a person sends the keyboard is where the person is, unlike where it goes for want of a
    // card.
    if destination != nil { isSettling = false }
    if factory.cell(of: element)?.grabFocus() == true || attempts == 0 { return settled() }
    pendingFocus = MainLoop.schedule(afterMilliseconds: 16) { [weak self] in
      self?.takeFocus(element, attempts: attempts - 1)
    }
  }

  private func settled() {
    isSettling = false
    isTakingFocus = false
    destination = nil
  }

  private func fill(_ card: TrickCard, _ position: Int32, _ cell: Widget) {
    card.show(
      collection.index.book.tricks[Int(position)], state: state(at: position), in: cell,
      isEntering: entering.contains(position))
  }

  /// How far the present dog is; `nil` while there is no dog.
  private func state(at position: Int32) -> TrickState? {
    hasDog && standings.indices.contains(Int(position)) ? standings[Int(position)].state : nil
  }

  /// The cards that are up say how the present dog stands.
  private func updateStates() {
    standings = training.standings
    hasDog = training.pack.current != nil
    factory.forEachBound { [weak self] card, position, cell in
      guard let self else { return }
      let trick = self.collection.index.book.tricks[Int(position)]
      card.show(self.state(at: position), of: trick, in: cell)
    }
  }

  /// The trick that GTK's row stands for, which may lag one turn behind the collection.
  private func trick(inRow row: Int) -> Trick? {
    list.element(at: row).map { collection.index.book.tricks[Int($0)] }
  }
}
