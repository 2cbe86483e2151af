import CGtk
import Gtk

/// What is copied and pasted.
public enum Clipboard {
  /// The text can be pasted from now on.
  public static func copy(_ text: String) {
    guard let display = gdk_display_get_default() else { return }
    gdk_clipboard_set_text(gdk_display_get_clipboard(display), text)
  }
}
