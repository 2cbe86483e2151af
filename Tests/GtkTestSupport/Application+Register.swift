import CGtk
import Gtk

extension Application {
  /// Registers with the session without running.
  package func register() { g_application_register(pointer(), nil, nil) }
}
