import CGtk
import Gtk

extension MainLoop {
  /// Does everything that is ready to be done, for who has no running loop.
  public static func drain() {
    while g_main_context_iteration(nil, 0) != 0 {}
  }
}
