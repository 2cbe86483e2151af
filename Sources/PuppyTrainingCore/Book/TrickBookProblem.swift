/// One thing wrong in a trick book, said so that its writer can find and mend it.
public struct TrickBookProblem: Equatable, Sendable, CustomStringConvertible {
  /// The file, if the trick was read from one.
  public let file: String?
  /// The id of the trick, or what stands in its place: `trick 3` when the third has no id.
  public let trick: String?
  /// The key at fault, for example `steps[2].criterion`.
  public let field: String
  /// What is wrong with it, as the end of a sentence.
  public let reason: String

  public init(file: String? = nil, trick: String?, field: String, reason: String) {
    self.file = file
    self.trick = trick
    self.field = field
    self.reason = reason
  }

  public var description: String {
    ([file, trick, field].compactMap(\.self) + [reason]).joined(separator: ": ")
  }
}

/// A trick book that cannot be used.
public struct TrickBookError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, at least one thing.
  public let problems: [TrickBookProblem]

  public init(problems: [TrickBookProblem]) {
    self.problems = problems
  }

  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
