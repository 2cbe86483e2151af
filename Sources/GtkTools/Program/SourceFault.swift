/// What is wrong with a file that people write, and where.
public struct SourceFault: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the file.
  public var file: String
  /// Counted from 1; `nil` when it is about the whole file.
  public var line: Int?
  /// In the words of the parser.
  public let reason: String

  /// - Parameter reason: as a parser of GTK writes it, maybe with file, line and column in front:
  ///   `window.ui:12:5 Invalid property: GtkBox.foo`.
  public init(_ reason: String, in file: String) {
    let pattern = /^\S*?:(\d+)(?::\d+)?:? (.*)/.dotMatchesNewlines()
    let match = reason.wholeMatch(of: pattern)
    self.file = String(file.split(separator: "/").last ?? "")
    line = match.flatMap { Int($0.1) }
    self.reason = match.map { String($0.2) } ?? reason
  }

  init(_ reason: String, in file: String, line: Int) {
    self.init(reason, in: file)
    self.line = line
  }

  public var description: String {
    let sentence = reason.last.map { ".!?".contains($0) } == true ? reason : "\(reason)."
    return "\(file)\(line.map { ", line \($0)" } ?? ""): \(sentence)"
  }
}
