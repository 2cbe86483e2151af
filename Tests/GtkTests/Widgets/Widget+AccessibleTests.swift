import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("What screen readers say")
  struct WidgetAccessibleTests {
    @Test("A button with an icon has no name until it is given one: its tooltip only describes it")
    func unset() {
      let button = Button(child: Image(icon: "edit-find-symbolic"))
      button.tooltip = "Find"
      #expect(button.accessibleName == "undefined")
      #expect(button.accessibleDescription == "Find")
    }

    @Test("Name and description are told apart, and the last one counts")
    func nameAndDescription() {
      let button = Button("")
      button.setAccessibleName("Filter")
      button.setAccessibleDescription("No conditions")
      button.setAccessibleDescription("Häß")
      #expect(button.accessibleName == "Filter")
      #expect(button.accessibleDescription == "Häß")
    }

    @Test(
      "A row of a list does not have an empty name",
      .bug("https://github.com/lgse/strata/issues/576"))
    func rows() throws {
      let shelf = Shelf([5, 6])
      #expect(shelf.window.appear())
      #expect([5, 6].map { shelf.factory.cell(of: $0)?.accessibleName } == ["5", "6"])
      shelf.list.replace(with: [7])
      MainLoop.drain()
      #expect(shelf.factory.cell(of: 7)?.accessibleName == "7")
      shelf.window.destroy()
    }
  }
}
