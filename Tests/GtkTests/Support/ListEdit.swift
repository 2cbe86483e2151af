import TestSupport

@testable import Gtk

/// A change of a list, as whoever owns the elements hands it to a `PositionList`.
struct ListEdit {
  private(set) var new: [Int32] = []
  private(set) var runs: [PositionList.Run] = []

  /// A random walk along the old elements that keeps some, takes some out and puts some in.
  init(of old: [Int32], using generator: inout SeededGenerator) {
    var rest = old[...]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      let kept = Int.random(in: 0...rest.count, using: &generator)
      new += rest.prefix(kept)
      rest = rest.dropFirst(kept)
      let removed = Int.random(in: 0...min(rest.count, 8), using: &generator)
      let added = Int.random(in: 0...4, using: &generator)
      rest = rest.dropFirst(removed)
      runs.append((position: new.count, removed: removed, added: added))
      new += (0..<added).map { _ in Int32.random(in: 0..<1000, using: &generator) }
    }
    new += rest
  }

  /// All elements give way to others at once.
  init(replacing old: [Int32], with new: [Int32]) {
    self.new = new
    runs = [(position: 0, removed: old.count, added: new.count)]
  }
}

extension PositionList {
  func apply(_ edit: ListEdit) { change(to: edit.new, runs: edit.runs) }

  /// Gives all elements up for these.
  func replace(with new: [Int32]) { apply(ListEdit(replacing: elements, with: new)) }

  convenience init(_ elements: [Int32]) {
    self.init()
    replace(with: elements)
  }
}
