import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("What screen readers are told")
  struct WidgetSpokenTests {
    @Test("The name is the given one, else that of what labels the widget, else the class")
    func names() {
      let icon = Button(new: gtk_button_new_from_icon_name("edit-copy-symbolic"))
      #expect(Label("Sit").spokenName == "Sit")
      #expect(Button("Press").spokenName == "Press")
      #expect(icon.spokenName == "GtkImage")
      #expect(Entry(new: gtk_entry_new()).spokenName == "GtkEntry")
      #expect(Button(icon: "edit-copy-symbolic", name: "Copy").spokenName == "Copy")
      #expect(Box(.vertical).spokenName == "")
    }

    @Test("Roles have the words of ARIA")
    func roles() {
      #expect(Button("Press").spokenRole == "button")
      #expect(Box(.vertical).spokenRole == "group")
      #expect(SearchEntry(named: "Search").spokenRole == "search box")
    }

    @Test("Descriptions are said, and nothing where there is none")
    func descriptions() {
      let label = Label("Sit")
      #expect(label.spokenDescription == "")
      label.setAccessibleDescription("Easy")
      #expect(label.spokenDescription == "Easy")
    }

    @Test("States are those that are the case")
    func states() {
      let check = CheckButton(new: gtk_check_button_new())
      #expect(check.spokenStates == [])
      check.isActive = true
      #expect(check.spokenStates == ["checked"])
      check.isSensitive = false
      #expect(check.spokenStates == ["checked", "disabled"])
      let expander = Expander("More", child: Label("Sit"))
      #expect(expander.spokenStates == [])
      expander.isOpen = true
      #expect(expander.spokenStates == ["expanded"])
    }

    @Test("Decorations are not told of")
    func decoration() {
      #expect(Label("Sit").isSpoken)
      #expect(!Image(decoration: "edit-copy-symbolic").isSpoken)
    }
  }
}
