import FoundationEssentials
import Gtk
import PuppyTrainingCore

/// The trick book in the program's GResource.
enum ShippedBook {
  /// Reads it.
  ///
  /// - Throws: `TrickBookError` when a file is not valid.
  static func load() throws(TrickBookError) -> TrickBook {
    let files = ResourceBundle.files(in: ResourcePath.tricks).compactMap { name in
      ResourceBundle.contents(of: "\(ResourcePath.tricks)/\(name)").map { (name, Data($0)) }
    }
    return try TrickBook(files: files)
  }
}
