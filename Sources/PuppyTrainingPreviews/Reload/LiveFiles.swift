import FoundationEssentials
import Gtk
import GtkTools

/// The files of the program's resources as they are in the sources, watched while people edit them.
final class LiveFiles {
  private let monitors: [FolderMonitor]

  /// What kind of file has been written.
  enum Change: Equatable {
    /// With the path of the file.
    case styleSheet(String)
    case uiFile
    /// A trick, a picture or an icon.
    case other
  }

  /// Watches a folder and all that are in it.
  ///
  /// - Parameter onChange: called as soon as a file is there whole.
  init(_ resources: String, onChange: @escaping (Change) -> Void) {
    monitors = Self.folders(resources).compactMap { folder in
      FolderMonitor(folder) { path in
        // Editors write files of their own beside those they edit.
        if let change = Self.change(path) { onChange(change) }
      }
    }
  }

  /// What a path stands for, if for anything that is shown.
  static func change(_ path: String) -> Change? {
    let name = path.split(separator: "/").last ?? ""
    guard !name.hasPrefix("."), !name.hasPrefix("#") else { return nil }
    return switch name.split(separator: ".").last {
    case "css": .styleSheet(path)
    case "ui": .uiFile
    case "json", "svg": .other
    default: nil
    }
  }

  /// A folder and all folders in it.
  static func folders(_ root: String) -> [String] {
    let inside = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return [root]
      + inside.map { "\(root)/\($0)" }.filter {
        var isFolder: Bool = false
        return FileManager.default.fileExists(atPath: $0, isDirectory: &isFolder) && isFolder
      }
  }
}
