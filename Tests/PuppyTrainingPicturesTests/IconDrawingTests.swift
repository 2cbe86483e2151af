import Foundation
import Testing

@testable import puppy_training_pictures

@MainActor
struct IconDrawingTests {
  private static let resources = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Resources").standardizedFileURL

  @Test("The icons of the app are those that the command draws", arguments: ["", "-symbolic"])
  func icons(kind: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "puppy-icons-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try IconDrawing([Self.resources.appending(path: "pictures").path, folder.path]).run()
    let name = "io.github.puppytraining.PuppyTraining\(kind).svg"
    let shipped = Self.resources.appending(path: "icons/scalable/apps/\(name)")
    #expect(try Data(contentsOf: folder.appending(path: name)) == Data(contentsOf: shipped))
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
