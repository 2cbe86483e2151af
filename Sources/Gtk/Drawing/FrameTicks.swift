import CGtk

/// Calls at every frame in which a widget could be drawn, for as long as it is kept.
@MainActor
public final class FrameTicks {
  private let widget: Widget
  private let id: guint

  /// - Parameter onFrame: given the time of the frame, in seconds after some beginning.
  public init(of widget: Widget, _ onFrame: @escaping (Double) -> Void) {
    self.widget = widget
    let callback: GtkTickCallback = { _, clock, data in
      let seconds = Double(gdk_frame_clock_get_frame_time(clock)) / 1_000_000
      if let data { enter(data, ((Double) -> Void).self) { $0(seconds) } }
      return 1
    }
    let data = Unmanaged.passRetained(Handler(onFrame)).toOpaque()
    id = gtk_widget_add_tick_callback(widget.pointer(), callback, data) { data in
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }

  isolated deinit { gtk_widget_remove_tick_callback(widget.pointer(), id) }
}
