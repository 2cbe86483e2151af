import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("List box")
  struct ListBoxTests {
    @Test("Rows are selected, headings are not")
    func selecting() {
      let list = ListBox(named: "Views")
      let heading = ListRow(Label("card"), named: nil)
      let rows = ["easy", "hard"].map { ListRow(Label($0), named: $0) }
      for row in [heading] + rows { list.append(row) }
      var count = 0
      list.onSelect { count += 1 }
      list.selected = rows[1]
      #expect(list.selected == rows[1])
      list.selected = heading
      #expect(list.selected == rows[1])
      #expect(count == 1)
      #expect(!heading.isFocusable && rows[0].isFocusable)
      #expect(rows[0].spokenName == "easy")
    }
  }
}
