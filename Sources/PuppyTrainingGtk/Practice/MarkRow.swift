import Gtk

/// The tries of a set as large marks: a round one for a hit, a square one for a miss, a ring for a
/// try still to come.
final class MarkRow {
  let widget = Box(.horizontal)
  private var shown: [Mark] = []

  /// One of the marks.
  enum Mark: Equatable {
    case hit, miss, open

    var icon: String {
      switch self {
      case .hit: "puppy-mark-hit-symbolic"
      case .miss: "puppy-mark-miss-symbolic"
      case .open: "puppy-mark-open-symbolic"
      }
    }

    var style: String {
      switch self {
      case .hit: "hit"
      case .miss: "miss"
      case .open: "open"
      }
    }
  }

  init() {
    widget.useWrapLayout()
    widget.addClass("marks")
    widget.alignToCenter(.horizontal)
  }

  /// Shows these tries.
  ///
  /// - Parameters:
  ///   - marks: hit or miss, first to last.
  ///   - size: how many tries the set has when it is full; `nil` when it has no fixed size.
  func show(_ marks: [Bool], of size: Int?) {
    let open = max(0, (size ?? marks.count) - marks.count)
    let new = marks.map { $0 ? Mark.hit : .miss } + Array(repeating: .open, count: open)
    guard new != shown else { return }
    widget.setClass("many", new.count > 5)
    // Only what differs: the marks already there stay where they are.
    let same = zip(shown, new).prefix { $0 == $1 }.count
    for icon in widget.children.dropFirst(same) { widget.remove(icon) }
    for mark in new.dropFirst(same) {
      let image = Image(decoration: mark.icon)
      image.addClass(mark.style)
      widget.append(image)
    }
    shown = new
  }
}
