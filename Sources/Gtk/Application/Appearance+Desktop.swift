import CGtk

/// What a person sets for the whole desktop, to be tried out on this program alone. All windows of
/// the program follow.
extension Appearance {
  /// The high-contrast variant of GTK's own theme is used, else its plain one.
  public static var isHighContrast: Bool {
    get { themeName == "HighContrast" }
    set { themeName = newValue ? "HighContrast" : "Default" }
  }

  /// The size of all texts, 100 for that of a screen with 96 dots per inch.
  ///
  /// - Parameter percent: 50 to 300.
  public static func setTextSize(percent: Int) {
    // GTK counts in 1024ths of a dot per inch.
    settings?.set("gtk-xft-dpi", 96 * 1024 * percent / 100)
  }

  /// Things may move, and the cursor in a text blinks.
  public static func setAnimations(_ areEnabled: Bool) {
    settings?.set("gtk-enable-animations", areEnabled)
    settings?.set("gtk-cursor-blink", areEnabled)
  }

  /// So many pixels of the screen for each logical one, 1 or 2, whatever the screen asks for.
  ///
  /// - Returns: it can be chosen here; only X11 lets a program do that.
  @discardableResult
  public static func setScale(_ scale: Int) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return puppy_display_set_scale(display, gint(scale)) != 0
  }
}
