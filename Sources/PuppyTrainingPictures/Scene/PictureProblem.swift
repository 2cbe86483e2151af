/// One thing wrong in the picture files, said so that its writer can find and mend it.
public struct PictureProblem: Equatable, Sendable, CustomStringConvertible {
  /// The file, if it was read from one.
  public let file: String?
  /// The scene, pose, prop or look: `spin` or `spin step 2`.
  public let item: String?
  /// The key at fault, for example `frames[2].pose`.
  public let field: String
  /// What is wrong with it, as the end of a sentence.
  public let reason: String

  public init(file: String? = nil, item: String?, field: String, reason: String) {
    self.file = file
    self.item = item
    self.field = field
    self.reason = reason
  }

  public var description: String {
    ([file, item, field].compactMap(\.self) + [reason]).joined(separator: ": ")
  }
}

/// Pictures that cannot be used.
public struct PictureError: Error, Equatable, CustomStringConvertible {
  /// What is wrong, at least one thing.
  public let problems: [PictureProblem]

  public init(problems: [PictureProblem]) { self.problems = problems }

  init(_ item: String?, _ field: String, _ reason: String) {
    problems = [PictureProblem(item: item, field: field, reason: reason)]
  }

  public var description: String { problems.map(\.description).joined(separator: "\n") }
}
