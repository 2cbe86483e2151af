import CGtk
import Gtk

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
    return cgtk_display_set_scale(display, gint(scale)) != 0
  }

  /// Fonts and icons no longer follow the desktop, nor what the screen is like, so that everything
  /// looks the same on every machine that has this font.
  ///
  /// - Parameter font: as Pango writes it: "DejaVu Sans 10".
  public static func fix(font: String) {
    settings?.set("gtk-font-name", font)
    settings?.set("gtk-icon-theme-name", "Adwaita")
    settings?.set("gtk-decoration-layout", "menu:minimize,maximize,close")
    settings?.set("gtk-xft-antialias", 1)
    settings?.set("gtk-xft-hinting", 0)
    settings?.set("gtk-xft-hintstyle", "hintnone")
    settings?.set("gtk-xft-rgba", "none")
    settings?.set("gtk-hint-font-metrics", false)
  }

  /// Fonts and icons follow the desktop again.
  public static func unfix() {
    for name in [
      "gtk-font-name", "gtk-icon-theme-name", "gtk-decoration-layout", "gtk-xft-antialias",
      "gtk-xft-hinting", "gtk-xft-hintstyle", "gtk-xft-rgba", "gtk-hint-font-metrics",
    ] {
      gtk_settings_reset_property(gtk_settings_get_default(), name)
    }
  }

  /// The name of the theme.
  public static var themeName: String {
    get { settings?.string("gtk-theme-name") ?? "" }
    set { settings?.set("gtk-theme-name", newValue) }
  }

  /// The size of usual texts, in logical pixels.
  public static var textSize: Double {
    let font = pango_font_description_from_string(settings?.string("gtk-font-name") ?? "")
    defer { pango_font_description_free(font) }
    let points = Double(pango_font_description_get_size(font)) / Double(PANGO_SCALE)
    return points * Double(dotsPerInch) / 72
  }

  private static var dotsPerInch: Double {
    let dots = settings?.int("gtk-xft-dpi") ?? 0
    return dots > 0 ? Double(dots) / 1024 : 96
  }
}
