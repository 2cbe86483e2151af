import CGtk
import GtkTestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("What a person sets for the desktop")
  struct AppearanceDesktopTests {
    @Test("High contrast is another theme")
    func contrast() {
      let before = Appearance.themeName
      defer { Appearance.themeName = before }
      Appearance.isHighContrast = true
      #expect(Appearance.isHighContrast)
      Appearance.isHighContrast = false
      #expect(!Appearance.isHighContrast)
    }

    @Test("Texts are as large as asked for")
    func text() {
      let label = Label("A longer text to be measured")
      let window = Window.plain(label)
      defer {
        Appearance.setTextSize(percent: 100)
        window.destroy()
      }
      #expect(window.appear())
      Appearance.setTextSize(percent: 100)
      let usual = label.bestSize().width
      Appearance.setTextSize(percent: 200)
      #expect(MainLoop.run { abs(label.bestSize().width - 2 * usual) < usual / 5 })
    }

    @Test("Things move or they do not")
    func animations() {
      let before = Widget.areAnimationsEnabled
      defer { Appearance.setAnimations(before) }
      for isOn in [true, false] {
        Appearance.setAnimations(isOn)
        #expect(Widget.areAnimationsEnabled == isOn)
      }
    }

    @Test("A window has as many pixels for each of its own as asked for")
    func scale() {
      defer { Appearance.setScale(1) }
      #expect(Appearance.setScale(2))
      let window = Window.plain()
      #expect(window.appear())
      #expect(gtk_widget_get_scale_factor(window.pointer()) == 2)
      window.destroy()
    }

    @Test("Fonts do not follow the desktop while they are fixed")
    func fonts() throws {
      let settings = try #require(Appearance.settings)
      let before = settings.string("gtk-font-name")
      Appearance.fix(font: "DejaVu Sans 10")
      #expect(settings.string("gtk-font-name") == "DejaVu Sans 10")
      #expect(settings.string("gtk-xft-hintstyle") == "hintnone")
      Appearance.unfix()
      #expect(settings.string("gtk-font-name") == before)
    }

    @Test("The theme has a name")
    func theme() {
      #expect(!Appearance.themeName.isEmpty)
    }
  }
}
