import FoundationEssentials

/// A Swift file of a module, as far as it matters who uses whom.
struct SourceFile {
  /// Below the module: `Widgets/Button.swift`.
  let path: String
  /// The names that it uses or declares.
  let names: Set<SourceText.Name>
  let declarations: Declarations

  init(_ path: String, _ text: String) {
    self.path = path
    let text = SourceText(text)
    names = Set(text.names)
    declarations = Declarations(text.code)
  }

  /// The folder of the module in which it is, or in a folder of which.
  var folder: String { path.contains("/") ? String(path.prefix { $0 != "/" }) : "" }

  /// All files of a module.
  static func all(of module: String) throws -> [SourceFile] {
    let root = "\(sources)/\(module)"
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { SourceFile($0, try contents("\(root)/\($0)")) }
  }

  /// The folder of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL.path

  /// The folder with the sources of all modules.
  static let sources = "\(package)/Sources"

  static func contents(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)
  }
}
