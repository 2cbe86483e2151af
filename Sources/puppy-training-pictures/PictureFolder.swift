import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingPictures

/// The picture files in a folder: `poses.json`, `props.json`, `looks.json`, and in `scenes` a file
/// for each trick.
struct PictureFolder {
  let path: String

  /// Reads everything.
  ///
  /// - Throws: `CommandProblem` with a line for each thing at fault.
  func read() throws(CommandProblem) -> (library: PictureLibrary, scenes: [[Scene]]) {
    let library: PictureLibrary
    do throws(PictureError) {
      library = try PictureLibrary(
        poses: named("poses"), props: named("props"), looks: named("looks"))
    } catch {
      throw CommandProblem(error.description, status: 1)
    }
    var scenes: [[Scene]] = []
    var problems: [PictureProblem] = []
    for id in try ids() {
      do throws(PictureError) {
        scenes.append(try SceneFile(named("scenes/\(id)"), trick: id).scenes(library))
      } catch {
        problems += error.problems
      }
    }
    guard problems.isEmpty else {
      throw CommandProblem(PictureError(problems: problems).description, status: 1)
    }
    return (library, scenes)
  }

  /// The tricks that have a file, in the order of their names.
  func ids() throws(CommandProblem) -> [Trick.ID] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: "\(path)/scenes")
        .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
    } catch {
      throw CommandProblem("There is no folder \(path)/scenes that can be read.")
    }
  }

  private func named(_ name: String) throws(PictureError) -> PictureFile {
    guard let data = try? Data(contentsOf: URL(filePath: "\(path)/\(name).json")) else {
      throw PictureError(
        problems: [
          PictureProblem(
            file: "\(name).json", item: nil, field: "file", reason: "cannot be read")
        ])
    }
    return PictureFile(name: "\(name).json", bytes: Array(data))
  }
}
