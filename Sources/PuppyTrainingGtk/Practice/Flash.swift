import Gtk

/// Lights a widget up for a moment, which says without a sound that a try was marked.
final class Flash {
  private let widget: Widget
  private var end: ScheduledWork?

  /// Long enough to be seen from the corner of an eye, in milliseconds.
  private static let duration: UInt32 = 220

  init(_ widget: Widget) { self.widget = widget }

  isolated deinit { end?.cancel() }

  func show(isHit: Bool) {
    end?.cancel()
    widget.setClass("flash-hit", isHit)
    widget.setClass("flash-miss", !isHit)
    end = MainLoop.schedule(afterMilliseconds: Self.duration) { [weak widget] in
      widget?.removeClass("flash-hit")
      widget?.removeClass("flash-miss")
    }
  }
}
