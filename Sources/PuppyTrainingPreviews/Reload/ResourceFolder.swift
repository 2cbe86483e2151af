import FoundationEssentials
import Gtk
import GtkTools
import PuppyTrainingGtk

/// The files that previews are made of, where they can be edited while they are looked at.
final class ResourceFolder {
  /// The folder `Resources`; `nil` for a program that was taken away from its sources.
  let path: String?
  /// The folder of the package.
  let package: String?
  private let isCopy: Bool

  /// From now on the files are taken from there.
  ///
  /// - Parameter isCopy: they are copied first, to be changed and thrown away.
  init(isCopy: Bool = false) {
    package = ProgramFiles.sourceFolder
    self.isCopy = isCopy
    let original = package.map { "\($0)/Resources" }
    path = isCopy ? original.flatMap(Self.copy) : original
    if let path { ResourceBundle.overlays[PreviewData.resourcePath] = path }
  }

  isolated deinit {
    if isCopy, let path { try? FileManager.default.removeItem(atPath: path) }
  }

  private static func copy(_ folder: String) -> String? {
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "puppy-training-previews-\(UUID().uuidString)").path
    do {
      try FileManager.default.copyItem(atPath: folder, toPath: copy)
      return copy
    } catch {
      return nil
    }
  }
}
