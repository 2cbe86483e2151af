import FoundationEssentials
import Gtk
import GtkTools

/// Writes pictures of previews, each the same pixels every time, and a page that shows them all.
struct Renderer {
  let folder: String
  let addresses: [Address]

  /// Writes them, making the folder where there is none.
  ///
  /// - Throws: `Mistake` for a folder that cannot be written, or a preview that cannot be made.
  func run() throws(Mistake) {
    try makeFolder()
    let stage = OffscreenStage()
    defer { stage.close() }
    var sheet = PictureSheet(title: "Previews of Puppy Training")
    for address in addresses {
      let picture: PixelImage
      do throws(OffscreenStage.NotMade) {
        picture = try stage.picture(of: address)
      } catch {
        throw Mistake(sentence: error.description)
      }
      try write(Data(picture.png), to: address.fileName)
      sheet.add(
        address.description, file: address.fileName, width: picture.width / address.knobs.scale)
    }
    try write(Data(sheet.html.utf8), to: "index.html")
  }

  private func makeFolder() throws(Mistake) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw unwritable
    }
  }

  private func write(_ data: Data, to name: String) throws(Mistake) {
    do {
      try data.write(to: URL(filePath: "\(folder)/\(name)"))
    } catch {
      throw unwritable
    }
  }

  private var unwritable: Mistake { Mistake.unwritable(folder) }
}

extension Mistake {
  /// A folder in which nothing can be written; in the one for temporary files it surely can.
  nonisolated static func unwritable(_ path: String) -> Mistake {
    let last = path.split(separator: "/").last ?? "pictures"
    let other = FileManager.default.temporaryDirectory.appending(path: last).path
    return Mistake(
      sentence: "Nothing can be written to “\(path)”; did you mean “\(other)”?")
  }
}

extension Address {
  /// The name of its picture: a word of an address after the other, none of which has an underscore.
  nonisolated var fileName: String {
    let name = description.map { "/?&".contains($0) ? "_" : String($0) }.joined()
    return "\(name).png"
  }
}
