import Gtk
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingGtk

extension DisplayTests {
  /// Folders in which there is nothing to see.
  private static let folders = [
    "Album", "App", "Keys", "Presenting", "Previews", "Program", "Words",
  ]

  /// What is no view of its own, though it lies among the views.
  private static let exceptions = [
    "CardPainter": "what cards are painted with",
    "Flash": "comes and goes within a quarter of a second",
    "KeyStrokes": "hears keys",
    "Marker": "sound and flash",
    "MarkerChoice": "a value",
    "PictureHaste": "when cards draw their pictures",
    "PracticeLabels": "texts of the practice window, which are laid out in its UI file",
    "ScenePlayer": "moves what other views show",
    "Ticker": "a clock",
    "TrickPictures": "the pictures of a trick's window, which shows them",
  ]

  @Test func everyViewOfTheFrontHasAPreview() throws {
    let views = try FrontSources.types().filter { _, file in
      !Self.folders.contains { file.hasPrefix("\($0)/") }
    }
    let previewed = Preview.views.map { String("\($0)".prefix { $0 != "<" }) }
    let missing = views.keys.filter { !previewed.contains($0) && Self.exceptions[$0] == nil }
    #expect(missing.sorted() == [], "see Previewed for how to add one")
    #expect(Self.exceptions.keys.filter { views[$0] == nil || previewed.contains($0) } == [])
    #expect(Set(previewed).count == previewed.count)
    #expect(views.count > 35)
  }

  @Test(arguments: Page.allCases)
  func aPageIsCalledTheSameEverywhere(page: Page) throws {
    let folder = page.rawValue.capitalized
    let view = try #require(
      Preview.views.compactMap { $0 as? any PageView.Type }.first { $0.page == page })
    #expect(try FrontSources.types()["\(view)"] == "\(folder)/\(view).swift")
    #expect((view as? any Previewed.Type)?.previews.first?.view == page.rawValue)
    #expect(ResourceBundle.contents(of: ResourcePath.ui(page.rawValue)) != nil)
  }

  @Test func everyViewHasANameOfItsOwnAndItsStatesToo() {
    let names = Preview.views.map { Set($0.previews.map(\.view)) }
    #expect(names.allSatisfy { $0.count == 1 })
    #expect(Set(names.flatMap(\.self)).count == Preview.views.count)
    let all = Preview.all.map { "\($0.view)/\($0.state)" }
    #expect(Set(all).count == all.count)
    #expect(all.filter { $0.wholeMatch(of: /[a-z0-9-]+\/[a-z0-9-]+/) == nil } == [])
  }
}
