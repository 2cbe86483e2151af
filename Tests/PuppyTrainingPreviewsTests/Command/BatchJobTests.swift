import Gtk
import GtkTools
import TestSupport
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  private func status(_ words: String...) -> Int32 {
    PreviewsApp().run([PreviewsProgram.name] + words)
  }

  @Test func theStatusTellsWhatCameOut() throws {
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    #expect(status("--render", first.path, "pill/easy", "pill/hard") == 0)
    #expect(status("--render", second.path, "pill/easy", "pill/hard") == 0)
    #expect(first.names == ["index.html", "pill_easy.png", "pill_hard.png"])
    #expect(status("--compare", first.path, second.path) == 0)
    try second.write(first.bytes(of: "pill_hard.png"), to: "pill_easy.png")
    #expect(status("--compare", first.path, second.path) == 1)
    let sheet = try second.text(of: "differences.html")
    #expect(sheet.contains("<h2>pill_easy.png</h2>") && !sheet.contains("<h2>pill_hard.png</h2>"))
    #expect(status("--audit", "pill/easy", "stepper/least?dark") == 0)
  }

  @Test func whatThereIsNotEndsWithTwo() throws {
    let folder = try TemporaryFolder()
    try PixelImage(width: 1, height: 1) { _ in }.write(png: "\(folder.path)/a.png")
    #expect(status("--render", folder.path, "pil/easy") == 2)
    #expect(status("--render", "\(folder.path)/a.png", "pill/easy") == 2)
    #expect(status("--compare", folder.path, "\(folder.path)/a.png") == 2)
    #expect(
      status("--compare", folder.path, folder.path, "--sheet", "\(folder.path)/no/a.html")
        == 2)
    #expect(status("--audit", "pill/esay") == 2)
  }
}
