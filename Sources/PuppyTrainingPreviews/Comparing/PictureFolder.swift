import FoundationEssentials
import Gtk
import GtkTools

/// A folder with PNG files.
struct PictureFolder {
  let path: String
  /// The names of the pictures, sorted; there is at least one.
  let names: [String]

  /// - Throws: `Mistake` for what is no folder of pictures, with one beside it that is.
  init(_ path: String) throws(Mistake) {
    self.path = path
    names = Self.names(in: path)
    guard names.isEmpty else { return }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let others = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let choices = others.sorted().map { URL(filePath: folder).appending(path: $0).path }
      .filter { !Self.names(in: $0).isEmpty }
    throw Mistake("folder of pictures", path, choices: choices)
  }

  /// The picture of this name, if there is one.
  ///
  /// - Throws: `Mistake` for what cannot be read as a picture.
  subscript(name: String) -> PixelImage? {
    get throws(Mistake) {
      guard names.contains(name) else { return nil }
      guard let image = PixelImage(png: "\(path)/\(name)") else {
        throw Mistake(sentence: "“\(path)/\(name)” is no PNG picture.")
      }
      return image
    }
  }

  private static func names(in path: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }
}
