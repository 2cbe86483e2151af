import CGtk
import Testing

extension GtkTests {
  @Suite("Complaints of the libraries")
  struct ComplaintsTests {
    @Test("What a library logs as a warning is noticed once, with where it comes from")
    func noticed() {
      g_warn_message("Library", "file.c", 7, "function", nil)
      let complaints = Complaints.take()
      #expect(complaints == ["Library: (file.c:7):function: code should not be reached"])
      #expect(Complaints.take().isEmpty)
    }
  }
}
