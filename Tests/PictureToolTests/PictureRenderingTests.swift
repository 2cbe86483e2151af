import Foundation
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import puppy_training_pictures

@MainActor
struct PictureRenderingTests {
  nonisolated private static let project = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL
  nonisolated private static let pictures = project.appending(path: "Resources/pictures").path
  nonisolated private static let golden = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Golden").path

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "puppy-pictures-\(UUID().uuidString)").path

  nonisolated private static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: golden)) ?? [])
    .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()

  /// The share of pixels that differ by more than an eighth of the way from black to white.
  private func difference(_ left: PixelImage, _ right: PixelImage) -> Double {
    guard left.width == right.width, left.height == right.height else { return 1 }
    let (a, b) = (left.bytes, right.bytes)
    let wrong = stride(from: 0, to: a.count, by: 4).count { pixel in
      (0..<4).contains { abs(Int(a[pixel + $0]) - Int(b[pixel + $0])) > 32 }
    }
    return Double(wrong) / Double(left.width * left.height)
  }

  @Test("Twelve scenes look as they did; `make golden` draws them anew")
  func goldenPictures() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(Self.names.count == 12)
    try PictureRendering(
      [folder, "--from", Self.pictures, "--width", "240", "--whole"] + Self.names
    ).run()
    for name in Self.names {
      let old = try #require(PixelImage(png: "\(Self.golden)/\(name).png"))
      let new = try #require(PixelImage(png: "\(folder)/\(name).png"))
      #expect(difference(old, new) < 0.002, "\(name)")
    }
  }

  @Test(
    "The same scene has the same pixels each time; another look has others, and so has the dark")
  func repeatable() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func pixels(_ options: String...) throws -> [UInt8] {
      try PictureRendering([folder, "--from", Self.pictures, "--whole", "spin"] + options).run()
      return try #require(PixelImage(png: "\(folder)/spin.png")).bytes
    }
    let first = try pixels()
    #expect(try pixels() == first)
    #expect(try pixels("--look", "dachshund") != first)
    #expect(try pixels("--dark") != first)
    let page = try String(contentsOfFile: "\(folder)/index.html", encoding: .utf8)
    #expect(page.contains(#"<img src="spin.png""#))
  }

  @Test(
    "What cannot be done is said in a sentence",
    arguments: [
      ([], "Name a folder to draw the pictures into."),
      (["out", "--wide"], "There is no option --wide."),
      (["out", "--width"], "--width needs a value."),
      (["out", "--width", "0"], "--width is a number of pixels from 40 to 4000."),
      (["out", "--from", pictures, "sitt"], "There is no picture of sitt."),
      (["out", "--from", "/nowhere"], "poses.json: file: cannot be read"),
    ] as [([String], String)])
  func mistakes(arguments: [String], sentence: String) {
    do throws(CommandProblem) {
      try PictureRendering(arguments).run()
      Issue.record("no problem")
    } catch {
      #expect(error.sentence == sentence)
    }
  }

  @Test func anUnknownLookNamesThoseThereAre() {
    do throws(CommandProblem) {
      try PictureRendering(["out", "--from", Self.pictures, "--look", "cat"]).run()
      Issue.record("no problem")
    } catch {
      #expect(error.sentence.hasPrefix("There is no look cat. There are friend, dachshund"))
      #expect(error.status == 2)
    }
  }

  @Test("The pictures of the project are sound, and every trick has one")
  func shipped() throws {
    try PictureCheck([Self.pictures, Self.project.appending(path: "Resources/tricks").path]).run()
  }
}
