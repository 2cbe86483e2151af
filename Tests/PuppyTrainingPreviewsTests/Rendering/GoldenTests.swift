import FoundationEssentials
import Gtk
import GtkTools
import TestSupport
import Testing

@testable import PuppyTrainingGtk
@testable import PuppyTrainingPreviews

extension DisplayTests {
  /// What previews are to look like; `make golden` draws it anew.
  private enum Golden {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden").standardizedFileURL.path

    /// The addresses of all of them.
    static func addresses() throws -> [Address] {
      try String(contentsOfFile: "\(folder)/addresses.txt", encoding: .utf8)
        .split(separator: "\n").map { try Address(String($0), in: .shipped) }
    }

    static func files() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { $0.hasSuffix(".png") }.sorted()
    }
  }

  @Test func previewsLookAsTheyDid() throws {
    let folder = try TemporaryFolder()
    try Renderer(folder: folder.path, addresses: Golden.addresses()).run()
    let comparison = try FolderComparison(Golden.folder, folder.path)
    guard !comparison.differences.isEmpty else { return }
    let sheet = FileManager.default.temporaryDirectory
      .appending(path: "puppy-training-differences.html")
    try Data(DifferenceSheet(comparison: comparison).html.utf8).write(to: sheet)
    Issue.record("See \(sheet.path), and `make golden` if it is meant.\n\(comparison.report)")
  }

  @Test func goldenPicturesAreOfEveryViewUnderAllKindsOfCircumstances() throws {
    let addresses = try Golden.addresses()
    #expect(try Golden.files() == addresses.map(\.fileName).sorted())
    #expect(Set(addresses.map(\.view)) == Set(Catalogue.shipped.views.map(\.name)))
    let knobs = addresses.map(\.knobs)
    #expect(Set(knobs.map(\.appearance)) == Set(Knobs.Appearance.allCases))
    #expect(Set(knobs.map(\.isRightToLeft)) == [true, false])
    #expect(Set(knobs.map(\.hasLongText)) == [true, false])
    #expect(Set(knobs.map(\.textPercent)).isSuperset(of: [100, 200]))
    #expect(Set(knobs.map(\.width)).isSuperset(of: [nil, 360]))
    let bytes = try Golden.files().map {
      try Data(contentsOf: URL(filePath: "\(Golden.folder)/\($0)")).count
    }
    #expect(bytes.reduce(0, +) < 3_000_000)
  }
}
