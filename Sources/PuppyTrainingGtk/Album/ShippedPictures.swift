import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// The pictures in the program's GResource.
enum ShippedPictures {
  /// The library, read now, and the scenes, each read when it is asked for.
  ///
  /// - Parameter report: told the first problem of each file of scenes, when it is met.
  /// - Throws: `PictureError` when the poses, props or looks are not valid.
  static func load(
    report: @escaping (PictureProblem) -> Void = { warn("a picture cannot be shown: \($0)") }
  ) throws(PictureError) -> PictureBook {
    let library = try PictureLibrary(
      poses: file("poses"), props: file("props"), looks: file("looks"))
    return PictureBook(library, read: { contents(of: "scenes/\($0)") }, report: report)
  }

  private static func file(_ name: String) throws(PictureError) -> PictureFile {
    guard let file = contents(of: name) else {
      throw PictureError(
        problems: [PictureProblem(file: name, item: nil, field: "file", reason: "is missing")])
    }
    return file
  }

  private static func contents(of name: String) -> PictureFile? {
    ResourceBundle.contents(of: "\(ResourcePath.pictures)/\(name).json")
      .map { PictureFile(name: "\(name).json", bytes: $0) }
  }
}
