import CAtspi

extension Accessible {
  /// Where this is, in pixels from the corner of its window.
  ///
  /// GTK gives this also when it is asked for the place on the screen, which it does not know. What
  /// is scrolled away lies outside the window's frame.
  var frameInWindow: Frame? {
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
  var window: Accessible? {
    var candidate = self
    while let parent = candidate.parent {
      if parent.role == .application { return candidate }
      candidate = parent
    }
    return nil
  }

  /// A person can see the middle of this: it is not scrolled away, covered, or on a page that is
  /// not shown.
  ///
  /// GTK 4.8 calls things visible that lie on another page of a stack, so this asks its window what
  /// lies at that place.
  var isOnScreen: Bool {
    guard let center = frameInWindow?.center, let window,
      let component = atspi_accessible_get_component_iface(window.pointer)
    else { return false }
    defer { g_object_unref(component) }
    let top = reading {
      atspi_component_get_accessible_at_point(
        component, Int32(center.x), Int32(center.y), ATSPI_COORD_TYPE_WINDOW, $0)
    }
    var candidate = top.flatMap(Accessible.init(owning:))
    while let object = candidate, object != self { candidate = object.parent }
    return candidate != nil
  }

  /// Where this is, in pixels from the corner of the screen.
  var frameOnScreen: Frame? {
    guard let frame = frameInWindow, let window, let inner = window.frameInWindow,
      let processID, let title = window.name,
      let outer = Xdotool.frameOfWindow(titled: title, processID: processID)
    else { return nil }
    let border = (outer.width - inner.width) / 2
    return frame.moved(x: outer.x + border, y: outer.y + border)
  }
}
