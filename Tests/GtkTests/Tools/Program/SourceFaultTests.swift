import Testing

@testable import Gtk
@testable import GtkTools

@Suite("Fault in a file") @MainActor struct SourceFaultTests {
  @Test(
    "What a parser says is told with file and line",
    arguments: [
      (
        "/a/b/window.ui:12:5 Invalid property: GtkBox.foo",
        "window.ui, line 12: Invalid property: GtkBox.foo."
      ),
      ("<data>:3:1 Element </a> was closed.", "window.ui, line 3: Element </a> was closed."),
      ("it cannot be read", "window.ui: it cannot be read."),
    ])
  func sentence(reason: String, sentence: String) {
    #expect(SourceFault(reason, in: "/a/b/window.ui").description == sentence)
  }
}
