import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Appearance")
  struct AppearanceTests {
    @Test("GTK can be started again and again")
    func start() {
      #expect(Appearance.start())
      #expect(Appearance.start())
    }

    @Test("The dark variant is asked for and read")
    func dark() {
      let before = Appearance.isDark
      defer { Appearance.isDark = before }
      for isDark in [true, false] {
        Appearance.isDark = isDark
        #expect(Appearance.isDark == isDark)
      }
    }

    @Test("Windows that name no icon have the default one")
    func icon() {
      Appearance.setDefaultIcon("puppy")
      #expect(String(optional: gtk_window_get_default_icon_name()) == "puppy")
    }

    @Test("A style sheet of the program lies over the theme")
    func style() throws {
      let resource = try TestResource([
        "style.css": ".puppy-tests-wide { min-width: 321px; padding: 0; }"
      ])
      Appearance.addStyle(resource.path("style.css"))
      let box = Box(.horizontal)
      box.addClass("puppy-tests-wide")
      #expect(box.sizes(.horizontal).minimum == 321)
    }

    @Test("Icons of the program can be used by their names")
    func icons() throws {
      let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='16'/>"
      let resource = try TestResource([
        "icons/scalable/actions/puppy-tests-symbolic.svg": svg
      ])
      Appearance.addIcons(resource.path("icons"))
      let theme = gtk_icon_theme_get_for_display(gdk_display_get_default())
      #expect(gtk_icon_theme_has_icon(theme, "puppy-tests-symbolic") != 0)
      #expect(gtk_icon_theme_has_icon(theme, "puppy-tests-missing-symbolic") == 0)
    }
  }
}
