import CGtk
import GtkTestSupport

@testable import Gtk
@testable import GtkTools

extension Window {
  /// A window without an application.
  static func plain(_ child: Widget? = nil) -> Window {
    let window = Window(new: gtk_window_new())
    window.child = child
    return window
  }

  /// Presents the window and waits until it is on the display and laid out.
  ///
  /// - Returns: it is.
  func appear() -> Bool {
    present()
    let isThere = MainLoop.run { size.width > 0 && gtk_widget_get_mapped(pointer()) != 0 }
    MainLoop.drain()
    return isThere
  }

  /// Waits until the frame clock has painted so often.
  func paint(frames: Int = 2) {
    guard let clock = gtk_widget_get_frame_clock(pointer()) else { return }
    let start = gdk_frame_clock_get_frame_counter(clock)
    _ = MainLoop.run {
      gtk_widget_queue_draw(pointer())
      return gdk_frame_clock_get_frame_counter(clock) >= start + gint64(frames)
    }
    MainLoop.drain()
  }
}
