import CGtk
import Gtk

extension Widget {
  /// Calls once, when the next frame of the window around it has been drawn and handed to the
  /// display. Never when it is in no window.
  public func onNextFrame(_ handler: @escaping () -> Void) {
    guard let clock = gtk_widget_get_frame_clock(pointer()) else { return }
    Object(borrowing: UnsafeMutableRawPointer(clock)).connectOnce("after-paint", handler)
    gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_PAINT)
  }
}
