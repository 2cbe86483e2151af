/// What is wrong with a line of a scenario.
public struct ScenarioProblem: Error, Equatable, CustomStringConvertible {
  /// The name of the file.
  public let file: String
  /// From 1.
  public let line: Int
  /// A sentence without a full stop.
  public let text: String

  public init(file: String, line: Int, text: String) {
    self.file = file
    self.line = line
    self.text = text
  }

  public var description: String { "\(file), line \(line): \(text)." }
}
