import FoundationEssentials

/// Where a report and its pictures are written.
public struct ReportFolder: Equatable, Sendable {
  public let path: String

  /// A folder that cannot be written.
  public struct Unwritable: Error, Equatable, CustomStringConvertible {
    let path: String
    /// The nearest folder that can be written; `nil` when there is none above.
    let nearest: String?

    /// A sentence.
    public var description: String {
      "The folder \(path) cannot be written"
        + (nearest.map { "; the nearest that can is \($0)." } ?? ".")
    }
  }

  /// Makes the folder if need be, and sees that it can be written.
  ///
  /// - Throws: `Unwritable`.
  public init(preparing path: String) throws(Unwritable) {
    let url = URL(filePath: path).standardizedFileURL
    self.path = url.path
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      let probe = url.appending(path: ".probe")
      try Data().write(to: probe)
      try FileManager.default.removeItem(at: probe)
    } catch {
      throw Unwritable(path: path, nearest: Self.writable(above: url))
    }
  }

  /// The page of the report.
  public var page: String { "\(path)/index.html" }

  /// The name of the picture of a step, counted from 0, in the folder.
  public static func picture(ofStep step: Int) -> String { "step-\(step + 1).png" }

  /// Writes the page.
  ///
  /// - Throws: `Unwritable`.
  public func write(_ report: ScenarioReport) throws(Unwritable) {
    do {
      try Data(report.html.utf8).write(to: URL(filePath: page), options: .atomic)
    } catch {
      throw Unwritable(path: path, nearest: Self.writable(above: URL(filePath: path)))
    }
  }

  private static func writable(above url: URL) -> String? {
    var folder = url
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      var isFolder = false
      if FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder,
        FileManager.default.isWritableFile(atPath: folder.path)
      {
        return folder.path
      }
    }
    return nil
  }
}
