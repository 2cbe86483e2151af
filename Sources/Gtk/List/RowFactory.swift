import CGtk

/// Makes the rows of a list or grid and fills them, with one Swift object for each row widget.
///
/// A row object lives from `make` until GTK tears its widget down. Connect what a row needs in
/// `make`: there is nothing to undo when it is filled anew.
public final class RowFactory<Row: AnyObject>: Object {
  private var rows: [UnsafeMutableRawPointer: Row] = [:]
  private var boundRows: [UnsafeMutableRawPointer: Int32] = [:]
  private var fill: (Row, Int32, Widget) -> Void = { _, _, _ in }
  /// Where the rows find their elements, by the positions that GTK keeps for them.
  weak var list: PositionList? {
    didSet { list?.firstRow = { [weak self] in self?.firstPosition(in: $0) } }
  }

  /// How often rows were made and filled, for tests that rows are not rebuilt without need.
  public private(set) var makeCount = 0, fillCount = 0

  /// - Parameters:
  ///   - make: a new row object and the widget it shows itself with.
  ///   - fill: shows an element in a row. The cell is the widget that GTK puts around the row's
  ///     own, which is what is focused and read out.
  ///   - empty: takes an element off a row that waits for the next one.
  public static func rows(
    make: @escaping () -> (Row, Widget), fill: @escaping (Row, Int32, _ cell: Widget) -> Void,
    empty: @escaping (Row) -> Void = { _ in }
  ) -> RowFactory {
    guard let raw = gtk_signal_list_item_factory_new() else {
      fatalError("GTK could not make a list item factory.")
    }
    let factory = RowFactory(adopting: UnsafeMutableRawPointer(raw))
    factory.fill = fill
    factory.connectPointer("setup") { [weak factory] item in
      guard let factory, let item else { return }
      let (row, widget) = make()
      factory.rows[item] = row
      factory.makeCount += 1
      gtk_list_item_set_child(OpaquePointer(item), widget.pointer())
    }
    factory.connectPointer("bind") { [weak factory] item in
      if let item { factory?.fill(item) }
    }
    factory.connectPointer("unbind") { [weak factory] item in
      guard let factory, let item, let row = factory.rows[item] else { return }
      factory.boundRows[item] = nil
      empty(row)
    }
    factory.connectPointer("teardown") { [weak factory] item in
      guard let factory, let item else { return }
      factory.boundRows[item] = nil
      factory.rows[item] = nil
    }
    return factory
  }

  /// Shows the elements of the list anew in the rows whose position has another one than they show.
  public func refill() {
    for (item, element) in boundRows where self.element(for: item) != element { fill(item) }
  }

  /// The first position of a range that a row stands for.
  private func firstPosition(in range: Range<Int>) -> Int? {
    boundRows.keys.lazy.map { Int(gtk_list_item_get_position(OpaquePointer($0))) }
      .filter(range.contains).min()
  }

  private func fill(_ item: UnsafeMutableRawPointer) {
    guard let row = rows[item], let element = element(for: item), let cell = cell(around: item)
    else { return }
    boundRows[item] = element
    fillCount += 1
    fill(row, element, Widget(borrowing: cell))
  }

  private func element(for item: UnsafeMutableRawPointer) -> Int32? {
    list?.element(at: Int(gtk_list_item_get_position(OpaquePointer(item))))
  }

  private func cell(
    around item: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_parent(gtk_list_item_get_child(OpaquePointer(item)))
  }

  /// The widget around the row that shows this element, if there is such a row at the moment.
  public func cell(of element: Int32) -> Widget? {
    boundRows.first { $0.value == element }.flatMap { cell(around: $0.key) }
      .map { Widget(borrowing: $0) }
  }

  /// The element shown by the row that this widget is around.
  public func element(in cell: Widget) -> Int32? {
    boundRows.first { item, _ in
      self.cell(around: item).map { UnsafeMutableRawPointer($0) == cell.raw } ?? false
    }?.value
  }

  /// The row that this widget is around.
  public func row(in cell: Widget) -> Row? {
    rows.first { item, _ in
      self.cell(around: item).map { UnsafeMutableRawPointer($0) == cell.raw } ?? false
    }?.value
  }

  /// Does something with each row that shows an element at the moment, and with the widget around
  /// it.
  public func forEachBound(_ body: (Row, Int32, _ cell: Widget) -> Void) {
    for (item, element) in boundRows {
      guard let row = rows[item],
        let cell = gtk_widget_get_parent(gtk_list_item_get_child(OpaquePointer(item)))
      else { continue }
      body(row, element, Widget(borrowing: cell))
    }
  }

  /// Every row object that exists, shown or waiting.
  public var allRows: [Row] { Array(rows.values) }
}
