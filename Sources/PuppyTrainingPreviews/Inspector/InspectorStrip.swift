import Gtk

/// What a screen reader is told of a stage, with what is at fault.
final class InspectorStrip {
  let widget = Box(.vertical)
  let summary = Label()
  let list = ListBox(named: "Accessible tree")
  private let scroller = ScrolledWindow()
  private(set) var rows: [InspectorRow] = []
  /// What the rows stand for, by their places in the tree.
  private var places: [Int] = []

  /// A person looks at this element, by its place in the tree.
  var onChoose: (Int) -> Void = { _ in }

  init() {
    widget.addClass("inspector")
    widget.addClass("chrome")
    widget.askFor(width: 300)
    summary.addClass("inspector-summary")
    summary.alignment = 0
    summary.wraps = true
    list.onSelect { [weak self] in self?.choose() }
    scroller.child = list
    scroller.setAccessibleName("Accessible tree")
    scroller.nameParts("Scroll bar")
    scroller.expands(.vertical)
    for part in [summary, scroller] { widget.append(part) }
  }

  /// The keyboard goes to what is chosen, else to the first element.
  func focusList() { (list.selected ?? rows.first?.widget)?.grabFocus() }

  /// Shows what screen readers are told of, and all that is at fault.
  func show(_ tree: StageTree, _ faults: [AuditFinding]) {
    let found = Dictionary(grouping: faults, by: \.element)
    places = tree.elements.indices.filter { tree.elements[$0].isTold || found[$0] != nil }
    while rows.count < places.count {
      let row = InspectorRow()
      rows.append(row)
      list.append(row.widget)
    }
    for (row, place) in zip(rows, places) {
      row.show(
        tree.elements[place], depth: tree.toldDepth(of: place),
        found[place, default: []].map(\.sentence))
    }
    for (number, row) in rows.enumerated() { row.widget.isVisible = number < places.count }
    summary.text = Self.text(elements: places.count, faults: faults.count)
    summary.setClass("faulty", !faults.isEmpty)
  }

  private static func text(elements: Int, faults: Int) -> String {
    let count = elements == 1 ? "1 element" : "\(elements) elements"
    return switch faults {
    case 0: "\(count), no fault"
    case 1: "\(count), 1 fault"
    default: "\(count), \(faults) faults"
    }
  }

  private func choose() {
    guard let selected = list.selected,
      let number = rows.firstIndex(where: { $0.widget == selected }), number < places.count
    else { return }
    onChoose(places[number])
  }
}

extension StageTree.Element {
  /// A screen reader has something to say of it; not of what is only there to hold other things.
  nonisolated var isTold: Bool {
    isPresented && !(name.isEmpty && states.isEmpty && Self.holders.contains(role))
  }

  private nonisolated static let holders: Set = ["group", "generic", "search", "widget"]
}

extension StageTree {
  /// How many elements it is in that a screen reader has something to say of.
  nonisolated func toldDepth(of place: Int) -> Int {
    var (depth, next) = (0, parent(of: place))
    while let around = next {
      if elements[around].isTold { depth += 1 }
      next = parent(of: around)
    }
    return depth
  }
}
