import CGtk
import GtkTestSupport
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Buttons")
  struct ButtonTests {
    @Test("A button has a label or a child, and runs its handler once for each click")
    func button() {
      var calls = 0
      let button = Button("Done")
      #expect(button.label == "Done")
      button.label = "Häß"
      #expect(button.label == "Häß")
      button.onClick { calls += 1 }
      button.click()
      #expect(calls == 1)
      let label = Label("Sit")
      #expect(Button(child: label).children == [label])
      #expect(Button(child: Label("")).label == "")
    }

    @Test("A toggle button stays pressed until it is pressed again, and tells each change once")
    func toggle() {
      var states: [Bool] = []
      let label = Label("Sit")
      let toggle = ToggleButton(toggling: label)
      #expect(toggle.children == [label])
      toggle.onToggle { [weak toggle] in states.append(toggle?.isActive ?? false) }
      toggle.click()
      toggle.click()
      toggle.isActive = true
      toggle.isActive = true
      #expect(states == [true, false, true])
    }

    @Test("A check button tells each change once, and has any widget as its label")
    func check() {
      var states: [Bool] = []
      let label = Label("Sit")
      let check = CheckButton(child: label)
      #expect(check.children.contains(label))
      check.onToggle { [weak check] in states.append(check?.isActive ?? false) }
      for isActive in [true, true, false] { check.isActive = isActive }
      #expect(states == [true, false])
    }

    @Test("The mark of a check button is not read out by the name of its class")
    func checkMark() {
      let check = CheckButton(child: Label("Sit"))
      #expect(check.parts("GtkBuiltinIcon").map(\.accessibleName) == [""])
    }

    private func menuButton() -> MenuButton {
      let menu = Object(adopting: UnsafeMutableRawPointer(g_menu_new()))
      g_menu_append(menu.opaque, "About", "app.about")
      let button = MenuButton(new: gtk_menu_button_new())
      gtk_menu_button_set_menu_model(button.opaque, menu.pointer())
      return button
    }

    @Test("A menu button opens its menu")
    func menu() throws {
      let button = menuButton()
      let window = Window.plain(button)
      #expect(window.appear())
      let popover = try #require(gtk_menu_button_get_popover(button.opaque))
      let menu = Widget(borrowing: popover)
      #expect(!menu.isVisible)
      button.openMenu()
      #expect(menu.isVisible)
      window.closeMenus()
      #expect(!menu.isVisible)
      button.openMenu()
      window.destroy()
      // Otherwise no key would come to any other window.
      #expect(!menu.isVisible)
    }

    @Test("A menu and its parts have names, and none without a menu is no mistake")
    func menuNames() throws {
      let button = menuButton()
      button.nameMenu("Main menu")
      let popover = try #require(gtk_menu_button_get_popover(button.opaque))
      let menu = Widget(borrowing: popover)
      #expect(menu.accessibleName == "Main menu")
      #expect(menu.parts("GtkPopoverContent").map(\.accessibleName) == [""])
      #expect(menu.parts("GtkScrolledWindow").map(\.accessibleName) == ["Main menu"])
      MenuButton(new: gtk_menu_button_new()).nameMenu("None")
    }
  }
}
