/// Where the keyboard goes in the collection: when a person sends it there, and when the cards under
/// it change.
///
/// The view tells what happened and carries out what comes back. Cards are known by the place of
/// their trick in the book: one that is filtered out has no row, and has one again later.
public struct CollectionFocus: Equatable, Sendable {
  /// The trick last focused or opened.
  public var selected: Int32?
  /// Where a person sent the keyboard, until it is there: the rows may change before.
  private var destination: Destination?
  /// The keyboard is being moved to where it belongs after a change; until then GTK may put it
  /// anywhere.
  private var isSettling = false
  /// The keyboard is on its way to a card.
  private var isOnItsWay = false
  private var searchText: String

  /// A card that a person may send the keyboard to.
  public enum Destination: Equatable, Sendable {
    case first
    /// The selected one, where it is shown.
    case selected
    /// The selected one, else the first.
    case entry
  }

  /// What the view is to do.
  public enum Move: Equatable, Sendable {
    case stay
    /// Bring a row into view, and take the keyboard there or leave it where it is.
    ///
    /// - `isAtOnce`: the view knows where the row is already; else that takes it a turn of the main
    ///   loop.
    case go(row: Int, isTaking: Bool, isAtOnce: Bool)
  }

  /// A widget of the window.
  public enum Place: Equatable, Sendable {
    /// The collection itself, but none of its cards.
    case collection
    case card(Int32)
    case elsewhere
  }

  /// - Parameter searchText: what is searched for at first.
  public init(searchText: String = "") { self.searchText = searchText }

  /// A person sends the keyboard to a card.
  public mutating func send(to destination: Destination, in rows: [Int32]) -> Move {
    self.destination = destination
    guard let row = row(of: destination, in: rows) else { return settle() }
    isOnItsWay = true
    return .go(row: row, isTaking: true, isAtOnce: false)
  }

  /// The cards are about to change.
  ///
  /// - Parameter hasKeyboard: a card has the keyboard, or the collection itself.
  public mutating func willChange(hasKeyboard: Bool) {
    if hasKeyboard { isOnItsWay = true }
    isSettling = true
  }

  /// The cards have changed.
  ///
  /// Another search brings its best matches to the top; anything else stays at the selected trick.
  ///
  /// - Parameters:
  ///   - searchText: what is searched for now.
  ///   - staysInPlace: the rows are where they were and show other tricks.
  public mutating func didChange(
    from old: [Int32], to new: [Int32], searchText: String, staysInPlace: Bool
  ) -> Move {
    let isNewSearch = searchText != self.searchText
    self.searchText = searchText
    let focused = isNewSearch && !isOnItsWay ? nil : selected
    let wanted = destination.flatMap { row(of: $0, in: new) }
    guard let row = wanted ?? FocusRow.after(changing: old, to: new, focused: focused) else {
      return settle()
    }
    return .go(row: row, isTaking: isOnItsWay, isAtOnce: staysInPlace && row < old.count)
  }

  /// The row is in view and is asked to take the keyboard.
  ///
  /// Where a person sends the keyboard is where the person is, unlike where it goes for want of a
  /// card.
  public mutating func arrives() {
    if destination != nil { isSettling = false }
  }

  /// The way is over: the keyboard is where it was to go, or there is no such row.
  @discardableResult
  public mutating func settle() -> Move {
    isSettling = false
    isOnItsWay = false
    destination = nil
    return .stay
  }

  /// The keyboard is somewhere else now, by a person or by GTK.
  public mutating func keyboardMoved(to place: Place, in rows: [Int32]) -> Move {
    guard !isSettling else { return .stay }
    switch place {
    case .collection: return send(to: .entry, in: rows)
    case .card(let trick): selected = trick
    case .elsewhere: break
    }
    return .stay
  }

  private func row(of destination: Destination, in rows: [Int32]) -> Int? {
    let first = rows.isEmpty ? nil : 0
    let selected = selected.flatMap(rows.firstIndex)
    return switch destination {
    case .first: first
    case .selected: selected
    case .entry: selected ?? first
    }
  }
}
