import CAtspi

extension Accessible {
  /// Where this is, in pixels from the corner of its window.
  ///
  /// GTK gives this also when it is asked for the place on the screen, which it does not know. What is
  /// scrolled away lies outside the window's frame.
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

  /// All of this lies within its window, so it is not scrolled away.
  var isInView: Bool {
    guard let frame = frameInWindow, let bounds = window?.frameInWindow else { return false }
    return frame.width > 0 && frame.height > 0 && bounds.contains(frame)
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
