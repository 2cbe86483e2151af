import CGtk

@testable import Gtk

/// A grid of numbered rows in a window, with what happened to its rows.
final class Shelf {
  let window: Window
  let grid: GridView
  let list: PositionList
  let tally = Tally()
  private(set) var activated: [Int] = []
  /// The elements that were taken off rows, in order.
  private(set) var emptied: [Int32?] = []
  /// The elements whose rows were pressed, in order.
  private(set) var pressed: [Int32?] = []
  private(set) lazy var factory = RowFactory<Row>.rows(
    make: { [weak self, tally] in
      let row = Row(tally)
      row.button.onClick { [weak self, weak row] in self?.pressed.append(row?.element) }
      return (row, row.button)
    },
    fill: { row, element, cell in
      row.element = element
      row.button.label = "\(element)"
      cell.setAccessibleName("\(element)")
    },
    empty: { [weak self] row in
      self?.emptied.append(row.element)
      row.element = nil
    })

  final class Row {
    let button = Button("")
    var element: Int32?
    private let witness: Witness

    init(_ tally: Tally) { witness = Witness(tally) }
  }

  init(_ elements: [Int32]) {
    list = PositionList(elements)
    grid = GridView(new: gtk_grid_view_new(nil, nil))
    let scroller = ScrolledWindow(new: gtk_scrolled_window_new())
    scroller.child = grid
    window = .plain(scroller)
    window.defaultSize = (width: 300, height: 200)
    grid.show(list, with: factory)
    grid.onActivate { [weak self] in self?.activated.append($0) }
  }

  /// The row objects that are filled, by their elements.
  var rows: [Int32: Row] {
    Dictionary(factory.allRows.map { ($0.element ?? -1, $0) }) { first, _ in first }
  }

  /// The elements of the rows of the grid, first to last.
  var shownElements: [Int32] { cells.compactMap(factory.element(in:)) }

  /// What is written in the rows of the grid, first to last.
  var shownLabels: [String] {
    cells.compactMap { $0.children.first.flatMap { Button(borrowing: $0.raw).label } }
  }

  private var cells: [Widget] { grid.children }
}
