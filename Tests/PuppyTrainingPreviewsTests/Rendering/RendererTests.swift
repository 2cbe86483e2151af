import FoundationEssentials
import Gtk
import GtkTools
import TestSupport
import Testing

@testable import PuppyTrainingGtk
@testable import PuppyTrainingPreviews

extension DisplayTests {
  private func addresses(_ texts: String...) throws -> [Address] {
    try texts.map { try Address($0, in: .shipped) }
  }

  @Test func picturesAreTheSamePixelsEachTime() throws {
    let addresses = try addresses(
      "trick-window/longest?width=480", "practice-window/middle?dark", "search/words",
      "dog-picture/spin", "main-window/full?rtl&text=150")
    let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
    try Renderer(folder: first.path, addresses: addresses).run()
    // Whatever was shown before must not matter.
    try Renderer(folder: second.path, addresses: addresses.reversed()).run()
    #expect(first.names == (addresses.map(\.fileName) + ["index.html"]).sorted())
    for name in first.names where name.hasSuffix(".png") {
      #expect(try first.bytes(of: name) == second.bytes(of: name), "\(name)")
    }
  }

  @Test func picturesAreOfWhatTheirAddressesSay() throws {
    let stage = OffscreenStage()
    defer { stage.close() }
    let texts = [
      "pill/easy", "pill/hard", "pill/easy?dark", "pill/easy?contrast", "pill/easy?long",
      "pill/easy?text=200", "pill/easy?scale=2", "pill/easy?rtl",
    ]
    let pictures = try texts.map { try stage.picture(of: Address($0, in: .shipped)).png }
    #expect(Set(pictures).count == texts.count)
    let still = try stage.picture(of: Address("dog-picture/spin?still", in: .shipped)).png
    #expect(try stage.picture(of: Address("dog-picture/spin", in: .shipped)).png == still)
  }

  @Test func twiceTheScaleIsTwiceTheSize() throws {
    let stage = OffscreenStage()
    defer { stage.close() }
    let one = try stage.picture(of: Address("card", in: .shipped))
    let two = try stage.picture(of: Address("card?scale=2", in: .shipped))
    #expect((two.width, two.height) == (2 * one.width, 2 * one.height))
  }

  @Test func theSheetShowsEveryPictureWithItsAddress() throws {
    let folder = try TemporaryFolder()
    try Renderer(folder: folder.path, addresses: addresses("pill/hard?dark&rtl", "pill/easy")).run()
    let sheet = try folder.text(of: "index.html")
    #expect(sheet.contains(#"<img src="pill_hard_dark_rtl.png""#))
    #expect(sheet.contains("<figcaption>pill/hard?dark&amp;rtl</figcaption>"))
    #expect(sheet.contains(#"<img src="pill_easy.png""#))
  }

  @Test func everyAddressHasAFileOfItsOwn() {
    let addresses = AuditPlan.whole(.shipped).addresses
    #expect(Set(addresses.map(\.fileName)).count == addresses.count)
    #expect(addresses.allSatisfy { !$0.fileName.contains("/") })
  }

  @Test func aFolderThatCannotBeWrittenIsAMistake() throws {
    let folder = try TemporaryFolder()
    try folder.write([], to: "file")
    let path = "\(folder.path)/file/pictures"
    let mistake = #expect(throws: Mistake.self) {
      try Renderer(folder: path, addresses: addresses("pill")).run()
    }
    let other = FileManager.default.temporaryDirectory.appending(path: "pictures").path
    #expect(
      mistake?.description
        == "Nothing can be written to “\(path)”; did you mean “\(other)”?")
  }

  @Test func aPreviewThatCannotBeMadeSaysWhy() throws {
    struct Broken: Error {}
    let stage = OffscreenStage([Preview("pill", "easy") { throw Broken() }])
    defer { stage.close() }
    let fault = #expect(throws: OffscreenStage.NotMade.self) {
      try stage.show(Address(view: "pill", state: "easy"))
    }
    #expect(fault?.description == "pill/easy cannot be made: Broken()")
  }

  @Test func nothingComesUpOnTheScreen() throws {
    let before = Window.all
    let stage = OffscreenStage()
    try stage.show(Address("main-window", in: .shipped))
    let isOnScreen = Window.all.filter { !before.contains($0) && $0 != stage.window.window }
      .contains(where: \.isVisible)
    #expect(!isOnScreen)
    stage.close()
    #expect(Window.all.count == before.count)
  }
}
