/// Everything that is seen on a stage at one moment, as a screen reader is told of it and as it is
/// laid out: a tree of elements, kept as a list in which each comes after the one it is in.
nonisolated struct StageTree: Equatable, Sendable {
  /// From the top down, first to last: an element is followed by all that is inside it.
  var elements: [Element] = []

  /// One widget of what is on the stage.
  nonisolated struct Element: Equatable, Sendable {
    /// How many elements it is in, 0 for the first.
    var depth = 0
    /// The name of its class: `GtkButton`.
    var kind: String
    /// As ARIA has it: `button`, `search box`; empty for one that screen readers are not told of.
    var role = ""
    /// What a screen reader calls it. GTK 4.8 says the class where there is no name.
    var name = ""
    var description = ""
    var states: Set<State> = []
    /// Where it is, in logical pixels from the left upper corner of the stage.
    var frame = Frame()
    /// The part of the frame that can be seen; what is scrolled away or covered by a clip is not.
    var visibleFrame = Frame()
    /// The text that is seen on it, if it is one that shows text.
    var text: String?
    var tooltip: String?
    /// Screen readers are told of it.
    var isPresented = true
    /// It shows text that cannot be written.
    var isLabel = false
    /// Its letters are 24 pixels high, or 18⅔ and bold, so that less contrast will do.
    var isLargeText = false
    /// There was not enough room for its text, which ends in an ellipsis or is cut off.
    var isEllipsised = false
    /// A person can click on it, and something happens.
    var isTarget = false
    /// The keyboard can go to it.
    var isFocusable = false
    /// The keyboard gets to it by Tab, or by the arrow keys from where Tab gets to.
    var isReachable = false
    /// Which one it is in the order of Tab, from 1; `nil` where Tab does not stop.
    var tabStop: Int?
  }

  /// What can be the case with an element, in the words of a screen reader.
  nonisolated enum State: String, CaseIterable, Sendable {
    case focused, disabled, checked, mixed, pressed, expanded, selected, invalid
  }

  /// A rectangle in logical pixels.
  nonisolated struct Frame: Hashable, Sendable {
    var x = 0.0, y = 0.0, width = 0.0, height = 0.0

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// What both have in common; empty when that is nothing.
    func intersection(_ other: Frame) -> Frame {
      let (left, top) = (max(x, other.x), max(y, other.y))
      let right = min(x + width, other.x + other.width)
      let bottom = min(y + height, other.y + other.height)
      return Frame(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
    }
  }

  /// The place of the element that this one is right inside of; `nil` for the first.
  func parent(of place: Int) -> Int? {
    elements[..<place].lastIndex { $0.depth < elements[place].depth }
  }

  /// The places of all that is inside an element, however deep.
  func inside(_ place: Int) -> Range<Int> {
    let rest = elements[(place + 1)...]
    let end = rest.firstIndex { $0.depth <= elements[place].depth } ?? elements.endIndex
    return place + 1..<end
  }
}
