import CGtk

/// Where the children of a widget go, for the layouts that GTK does not have.
///
/// A layout has no state of its own: it computes everything from the children.
nonisolated protocol ChildLayout {
  /// The least and the best size along one direction.
  ///
  /// - Parameter size: the room in the other direction, or -1 when it is not known yet.
  static func measure(
    _ children: [LayoutChild], _ orientation: Orientation, for size: Int
  ) -> (minimum: Int, natural: Int)

  /// Where each child goes in this room, counted from the start of the line of text.
  static func place(_ children: [LayoutChild], in width: Int, _ height: Int) -> [Frame]
}

/// A rectangle in logical pixels; `x` counts from the side where lines of text start.
nonisolated struct Frame: Equatable {
  var x, y, width, height: Int
}

/// A visible child, as a layout sees it.
nonisolated struct LayoutChild {
  fileprivate let widget: UnsafeMutablePointer<GtkWidget>

  func measure(_ orientation: Orientation, for size: Int = -1) -> (minimum: Int, natural: Int) {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(widget, orientation.value, gint(size), &minimum, &natural, nil, nil)
    return (Int(minimum), Int(natural))
  }

  fileprivate static func all(of parent: UnsafeMutablePointer<GtkWidget>?) -> [LayoutChild] {
    guard let first = gtk_widget_get_first_child(parent) else { return [] }
    return sequence(first: first) { gtk_widget_get_next_sibling($0) }
      .filter { gtk_widget_should_layout($0) != 0 }
      .map(LayoutChild.init)
  }

  fileprivate func allocate(_ frame: Frame, in width: Int) {
    let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
    let x = isRightToLeft ? width - frame.x - frame.width : frame.x
    var allocation = GtkAllocation(
      x: gint(x), y: gint(frame.y), width: gint(frame.width), height: gint(frame.height))
    gtk_widget_size_allocate(widget, &allocation, -1)
  }
}

extension Box {
  /// Children stand beside each other and go on in a further line where the room ends.
  public func useWrapLayout() {
    use(
      { measure($0, $1, $2, $3, $4, $5, $6, WrapLayout.self) },
      { allocate($0, $1, $2, $3, WrapLayout.self) })
  }

  /// Two children stand beside each other where there is room, else one above the other.
  public func useColumnsLayout() {
    use(
      { measure($0, $1, $2, $3, $4, $5, $6, ColumnsLayout.self) },
      { allocate($0, $1, $2, $3, ColumnsLayout.self) })
  }

  /// Children get the least size they can have; see `Widget.askFor`.
  public func useLeastLayout() {
    use(
      { measure($0, $1, $2, $3, $4, $5, $6, LeastLayout.self) },
      { allocate($0, $1, $2, $3, LeastLayout.self) })
  }

  /// - Parameters: functions of C, which cannot hold on to a layout that they would be given.
  private func use(
    _ measure: GtkCustomMeasureFunc, _ allocate: GtkCustomAllocateFunc
  ) {
    gtk_widget_set_layout_manager(
      pointer(),
      gtk_custom_layout_new({ _ in GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH }, measure, allocate))
  }
}

nonisolated private func measure(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ orientation: GtkOrientation, _ size: gint,
  _ minimum: UnsafeMutablePointer<gint>?, _ natural: UnsafeMutablePointer<gint>?,
  _ minimumBaseline: UnsafeMutablePointer<gint>?, _ naturalBaseline: UnsafeMutablePointer<gint>?,
  _ layout: any ChildLayout.Type
) {
  let direction: Orientation =
    orientation == GTK_ORIENTATION_HORIZONTAL ? .horizontal : .vertical
  let sizes = layout.measure(LayoutChild.all(of: widget), direction, for: Int(size))
  minimum?.pointee = gint(sizes.minimum)
  natural?.pointee = gint(sizes.natural)
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

nonisolated private func allocate(
  _ widget: UnsafeMutablePointer<GtkWidget>?, _ width: gint, _ height: gint, _ baseline: gint,
  _ layout: any ChildLayout.Type
) {
  let children = LayoutChild.all(of: widget)
  for (child, frame) in zip(children, layout.place(children, in: Int(width), Int(height))) {
    child.allocate(frame, in: Int(width))
  }
}
