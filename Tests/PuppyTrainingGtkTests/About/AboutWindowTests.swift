import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The about window says what program this is, and which version")
  func about() {
    let window = AboutWindow().window
    defer { window.destroy() }
    #expect(window.title == "About Puppy Training")
    #expect(window.child?.texts.prefix(2) == ["Puppy Training", "Version \(ProgramInfo.version)"])
    #expect(window.child?.icons == [ProgramInfo.id])
    #expect(window.leastWidth <= 360)
  }
}
