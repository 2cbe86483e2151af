import Foundation
import Gtk
import GtkTools
import Testing

@testable import puppy_training_pictures

@MainActor
struct IconDrawingTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources").standardizedFileURL

  /// Draws all icons into a folder of its own.
  private func withIcons(_ body: (_ drawn: URL, _ shipped: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "puppy-icons-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let shipped = Self.resources.appending(path: "icons")
    try FileManager.default.copyItem(at: shipped, to: folder)
    for file in try files(in: folder) where !file.contains("actions/") || file.hasSuffix(".png") {
      try FileManager.default.removeItem(at: folder.appending(path: file))
    }
    try IconDrawing([Self.resources.appending(path: "pictures").path, folder.path]).run()
    try body(folder, shipped)
  }

  private func files(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".svg") || $0.hasSuffix(".png") }.sorted()
  }

  @Test func theIconsAreThoseThatTheCommandDraws() throws {
    try withIcons { drawn, shipped in
      #expect(try files(in: drawn) == files(in: shipped))
      for file in try files(in: shipped) where file.hasSuffix(".svg") {
        let old = try Data(contentsOf: shipped.appending(path: file))
        #expect(try Data(contentsOf: drawn.appending(path: file)) == old, "\(file)")
      }
    }
  }

  @Test func thePixelsAreThoseOfTheVectors() throws {
    try withIcons { drawn, shipped in
      let names = try files(in: shipped).filter { $0.hasSuffix(".png") }
      #expect(!names.isEmpty)
      for name in names {
        let old = try #require(PixelImage(png: shipped.appending(path: name).path))
        let new = try #require(PixelImage(png: drawn.appending(path: name).path))
        #expect(old.width == new.width && old.height == new.height, "\(name)")
        // Another version of what draws them may smooth an edge otherwise.
        let differences = zip(old.bytes, new.bytes).map { abs(Int($0) - Int($1)) }
        #expect(differences.max() ?? 256 <= 24, "\(name)")
      }
    }
  }

  @Test func symbolicIconsAreOfOneColour() throws {
    let folder = Self.resources.appending(path: "icons/16x16@2")
    let names = try files(in: folder)
    #expect(!names.isEmpty)
    for name in names {
      let bytes = try #require(PixelImage(png: folder.appending(path: name).path)).bytes
      // GTK takes red, green and blue for the colours of success, warning and error.
      #expect(bytes.enumerated().allSatisfy { $0.offset % 4 == 3 || $0.element == 0 }, "\(name)")
      #expect(bytes.contains { $0 != 0 }, "\(name)")
    }
  }

  @Test func aFolderThatIsNotThereIsSaid() {
    do throws(CommandProblem) {
      try IconDrawing([Self.resources.appending(path: "pictures").path, "/no-such-folder"]).run()
      Issue.record("no problem")
    } catch {
      #expect(error.sentence.hasPrefix("The icons cannot be written: "))
    }
  }
}
