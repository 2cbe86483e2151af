import CAtspi

extension Accessible {
  /// Where this is, in pixels from the corner of its window.
  ///
  /// GTK gives this also when it is asked for the place on the screen, which it does not know. What
  /// is scrolled away lies outside the window's frame.
  public var frameInWindow: Frame? {
    guard let component = atspi_accessible_get_component_iface(pointer) else { return nil }
    defer { g_object_unref(component) }
    let extents = reading { atspi_component_get_extents(component, ATSPI_COORD_TYPE_WINDOW, $0) }
    guard let extents, let rect = extents else { return nil }
    defer { g_free(rect) }
    return Frame(
      x: Int(rect.pointee.x), y: Int(rect.pointee.y), width: Int(rect.pointee.width),
      height: Int(rect.pointee.height))
  }

  /// The window this is in: the object below the application.
  public var window: Accessible? {
    var candidate = self
    while let parent = candidate.parent {
      if parent.role == .application { return candidate }
      candidate = parent
    }
    return nil
  }

  /// A person can see this: it is not scrolled away, nor on a page that is not shown.
  ///
  /// GTK 4.8 calls things visible that lie on another page of a stack. Only the question whether
  /// they contain a point tells them apart: what is not drawn contains none.
  public var isOnScreen: Bool {
    guard let frame = frameInWindow, let bounds = window?.frameInWindow,
      // The labels of a header bar stand out of it by a pixel.
      bounds.grown(by: 2).contains(frame),
      let component = atspi_accessible_get_component_iface(pointer)
    else { return false }
    defer { g_object_unref(component) }
    let contains = reading {
      atspi_component_contains(
        component, Int32(frame.center.x), Int32(frame.center.y), ATSPI_COORD_TYPE_WINDOW, $0)
    }
    return contains == 1
  }

  /// Where this is, in pixels from the corner of the screen.
  public var frameOnScreen: Frame? {
    guard let frame = frameInWindow, let window, let inner = window.frameInWindow,
      let processID, let title = window.name,
      let outer = Xdotool.frameOfWindow(titled: title, processID: processID)
    else { return nil }
    let border = (outer.width - inner.width) / 2
    return frame.moved(x: outer.x + border, y: outer.y + border)
  }
}
