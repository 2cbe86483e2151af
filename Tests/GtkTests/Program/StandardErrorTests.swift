import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Standard error")
  struct StandardErrorTests {
    @Test("A warning is one line that says who warns", arguments: ["no bus", "100 %s Häß", ""])
    func line(message: String) throws {
      let text = try standardError { warn(message, by: "gtk-tests") }
      #expect(text.contains("gtk-tests: \(message)\n"))
    }
  }
}
