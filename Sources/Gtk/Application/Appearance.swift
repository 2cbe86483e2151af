import CGtk

/// What the program looks like.
public enum Appearance {
  /// Starts GTK without an application; for tests.
  ///
  /// - Returns: there is a display to show windows on.
  public static func start() -> Bool { gtk_init_check() != 0 }

  /// Lays a style sheet from the program's GResource over the theme.
  @discardableResult
  public static func addStyle(_ path: String) -> StyleSheet {
    let sheet = StyleSheet()
    sheet.load(resource: path)
    sheet.apply(over: 0)
    return sheet
  }

  /// Lays a style sheet over the theme and the program's own.
  @discardableResult
  public static func addStyle(text: String) -> StyleSheet {
    let sheet = StyleSheet()
    sheet.load(text)
    sheet.apply(over: 1)
    return sheet
  }

  /// Icons in this folder of the program's GResource can be used by name.
  public static func addIcons(_ path: String) {
    guard let display = gdk_display_get_default() else { return }
    gtk_icon_theme_add_resource_path(gtk_icon_theme_get_for_display(display), path)
  }

  /// The icon of windows that name none.
  public static func setDefaultIcon(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// The dark variant of the theme is used.
  public static var isDark: Bool {
    get { settings?.bool("gtk-application-prefer-dark-theme") ?? false }
    set { settings?.set("gtk-application-prefer-dark-theme", newValue) }
  }

  package static var settings: Object? {
    gtk_settings_get_default().map { Object(borrowing: UnsafeMutableRawPointer($0)) }
  }
}
