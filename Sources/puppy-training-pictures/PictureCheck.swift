import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingPictures

/// Checks that every trick has its pictures, and that they are sound.
struct PictureCheck {
  private let pictures: PictureFolder
  private let tricks: String

  init(_ arguments: [String]) throws(CommandProblem) {
    guard arguments.count == 2 else {
      throw CommandProblem("Name the folder of the pictures and that of the tricks.")
    }
    pictures = PictureFolder(path: arguments[0])
    tricks = arguments[1]
  }

  func run() throws(CommandProblem) {
    let (library, read) = try pictures.read()
    do throws(PictureError) {
      try library.check()
    } catch {
      throw CommandProblem(error.description, status: 1)
    }
    let scenes = read.flatMap(\.self)
    let book = try readBook()
    let byTrick = Dictionary(grouping: scenes, by: \.trick)
    let unknown = byTrick.keys.filter { book[$0] == nil }.sorted().map {
      PictureProblem(item: $0, field: "trick", reason: "is not in the book")
    }
    let problems =
      unknown
      + book.tricks.flatMap { PictureValidator.problems(in: byTrick[$0.id] ?? [], of: $0) }
    guard problems.isEmpty else {
      throw CommandProblem(PictureError(problems: problems).description, status: 1)
    }
    print("\(book.tricks.count) tricks, \(scenes.count) scenes")
  }

  private func readBook() throws(CommandProblem) -> TrickBook {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: tricks)
        .filter { $0.hasSuffix(".json") }.sorted()
      return try TrickBook(
        files: names.map { ($0, try Data(contentsOf: URL(filePath: "\(tricks)/\($0)"))) })
    } catch {
      throw CommandProblem("The tricks in \(tricks) cannot be read: \(error).")
    }
  }
}
