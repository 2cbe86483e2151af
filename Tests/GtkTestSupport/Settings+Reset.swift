import CGtk
import Gtk

extension Settings {
  /// The key goes back to its default.
  package func reset(_ key: String) { g_settings_reset(pointer(), key) }
}
