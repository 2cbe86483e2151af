import Gtk
import GtkTools

/// All views with their states, to choose one of, and a search among them.
final class Sidebar {
  let widget = Box(.vertical)
  private let catalogue: Catalogue
  private let entry = SearchEntry(named: "Search views")
  let list = ListBox(named: "Views")
  private let scroller = ScrolledWindow()
  let emptyPage = Box(.vertical, spacing: 12)
  let emptyText = Label()
  private(set) var rows: [(view: String, state: String?, row: ListRow)] = []
  /// The list follows what is shown, which is not a choice of the person.
  private var isFollowing = false

  /// A person chose a state of a view.
  var onChoose: (_ view: String, _ state: String) -> Void = { _, _ in }

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    widget.addClass("gallery-sidebar")
    widget.addClass("chrome")
    widget.askFor(width: 220)
    entry.margin = 8
    entry.onChange { [weak self] in self?.search() }
    entry.onEnter { [weak self] in self?.chooseFirst() }
    entry.onKey { [weak self] key, _ in self?.handle(key) ?? false }
    list.addClass("navigation-sidebar")
    list.onSelect { [weak self] in self?.choose() }
    scroller.child = list
    scroller.setAccessibleName("Views")
    scroller.nameParts("Scroll bar")
    scroller.expands(.vertical)
    fillList()
    fillEmptyPage()
    for part in [entry, scroller, emptyPage] { widget.append(part) }
  }

  /// The keyboard goes to the search, with all of its text selected.
  func focusSearch() { entry.grabFocus() }

  /// The keyboard goes to what is chosen.
  func focusList() { if list.selected?.grabFocus() != true { entry.grabFocus() } }

  /// Marks what is shown. A search that leaves it out is over.
  func show(view: String, state: String) {
    guard let row = rows.first(where: { $0.view == view && $0.state == state })?.row else { return }
    if !row.isVisible { entry.text = "" }
    isFollowing = true
    list.selected = row
    isFollowing = false
    // Where it is follows from the next layout.
    widget.onNextFrame { [scroller] in scroller.reveal(row) }
  }

  private func fillList() {
    for view in catalogue.views {
      let heading = Label(view.name)
      heading.addClass("view-name")
      heading.alignment = 0
      heading.ellipsizes()
      let row = ListRow(heading, named: nil)
      row.addClass("view-row")
      rows.append((view.name, nil, row))
      for state in view.states {
        let label = Label(state)
        label.alignment = 0
        label.ellipsizes()
        rows.append((view.name, state, ListRow(label, named: "\(view.name)/\(state)")))
      }
    }
    for (_, _, row) in rows { list.append(row) }
  }

  private func fillEmptyPage() {
    emptyText.wraps = true
    emptyText.centersLines()
    let all = Button("Show All Views")
    all.onClick { [weak self] in
      self?.entry.text = ""
      self?.entry.grabFocus()
    }
    all.alignToCenter(.horizontal)
    for part in [emptyText, all] { emptyPage.append(part) }
    emptyPage.margin = 12
    emptyPage.alignToCenter(.vertical)
    emptyPage.expands(.vertical)
    emptyPage.isVisible = false
  }

  private func search() {
    let found = catalogue.matching(entry.text)
    for (view, state, row) in rows {
      let states = found[view]?.states
      row.isVisible = state.map { states?.contains($0) ?? false } ?? (states != nil)
    }
    let isEmpty = found.views.isEmpty
    emptyText.text = isEmpty ? mistake : ""
    emptyPage.isVisible = isEmpty
    scroller.isVisible = !isEmpty
  }

  /// What a search for something that there is not says.
  private var mistake: String {
    Mistake("view", entry.text, choices: catalogue.views.map(\.name)).description
  }

  private var firstFound: (view: String, state: String, row: ListRow)? {
    for (view, state, row) in rows where row.isVisible {
      if let state { return (view, state, row) }
    }
    return nil
  }

  private func chooseFirst() {
    if let first = firstFound { list.selected = first.row }
  }

  private func handle(_ key: Key) -> Bool {
    switch key {
    case .down, .keypadDown:
      guard let first = firstFound else { return false }
      let selected = list.selected.flatMap { $0.isVisible ? $0 : nil }
      return (selected ?? first.row).grabFocus()
    case .escape where !entry.text.isEmpty:
      entry.text = ""
      return true
    default: return false
    }
  }

  private func choose() {
    guard !isFollowing, let selected = list.selected,
      let (view, state, _) = rows.first(where: { $0.row == selected }), let state
    else { return }
    onChoose(view, state)
  }
}
