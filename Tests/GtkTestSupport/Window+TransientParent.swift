import CGtk
import Gtk

extension Window {
  /// The window that it lies over.
  package var transientParent: Window? {
    gtk_window_get_transient_for(pointer()).map { Window(borrowing: $0) }
  }
}
