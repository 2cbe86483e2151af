import Gtk
import GtkTools
import TestSupport
import Testing

@testable import PuppyTrainingPreviews

@Suite @MainActor struct FolderComparisonTests {
  private func image(_ gray: Double, width: Int = 40) -> [UInt8] {
    PixelImage(width: width, height: 20) { pen in
      pen.setColor(gray, gray, gray)
      pen.fillAll()
    }.png
  }

  private func folder(_ pictures: [String: [UInt8]]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, bytes) in pictures { try folder.write(bytes, to: name) }
    return folder
  }

  @Test func differencesAreToldInTheOrderOfTheirNames() throws {
    let first = try folder([
      "same.png": image(0), "other.png": image(0), "gone.png": image(0), "wide.png": image(0),
    ])
    let second = try folder([
      "same.png": image(0), "other.png": image(1), "new.png": image(0),
      "wide.png": image(0, width: 50), "index.html": [],
    ])
    let comparison = try FolderComparison(first.path, second.path)
    #expect(
      comparison.report == """
        gone.png: only in \(first.path)
        new.png: only in \(second.path)
        other.png: 800 pixels differ
        wide.png: 40×20 became 50×20
        5 pictures compared, 4 differ

        """)
    let html = DifferenceSheet(comparison: comparison).html
    #expect(html.contains("<title>4 of 5 pictures differ</title>"))
    #expect(html.ranges(of: "data:image/png;base64,").count == 7)
    #expect(!html.contains("same.png"))
  }

  @Test func theSheetShowsWhatDiffersInRed() throws {
    let first = try folder(["a.png": image(0)])
    let second = try folder(["a.png": image(1)])
    let difference = try #require(FolderComparison(first.path, second.path).differences.first)
    let map = try #require(DifferenceSheet.map(of: difference))
    #expect(Pixels(map)[0, 0] == 0xffe6_0019)
  }

  @Test func nothingDiffersFromItself() throws {
    let folder = try folder(["a.png": image(0.5), "b.png": image(1)])
    let comparison = try FolderComparison(folder.path, folder.path)
    #expect(comparison.report == "2 pictures compared, 0 differ\n")
  }

  @Test func whatIsNoFolderOfPicturesIsAMistakeWithTheNearestThatIs() throws {
    let around = try TemporaryFolder()
    let good = "\(around.path)/golden"
    try PixelImage(width: 1, height: 1) { _ in }.write(png: "\(around.path)/stray.png")
    #expect(throws: Never.self) { try FolderComparison(around.path, around.path) }
    let mistake = #expect(throws: Mistake.self) {
      try FolderComparison(around.path, good)
    }
    #expect(mistake?.description == "There is no folder of pictures “\(good)”.")
    try around.write(image(0), to: "goldens/a.png")
    let other = #expect(throws: Mistake.self) { try FolderComparison(good, around.path) }
    #expect(
      other?.description
        == "There is no folder of pictures “\(good)”; did you mean “\(around.path)/goldens”?")
  }

  @Test func whatIsNoPictureIsAMistake() throws {
    let folder = try folder(["a.png": Array("no picture".utf8)])
    let mistake = #expect(throws: Mistake.self) {
      try FolderComparison(folder.path, folder.path)
    }
    #expect(mistake?.description == "“\(folder.path)/a.png” is no PNG picture.")
  }
}
