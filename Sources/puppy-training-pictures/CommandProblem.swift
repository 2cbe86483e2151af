/// Why the command could not do what it was asked.
struct CommandProblem: Error, Equatable {
  /// A sentence for the person who asked, or several lines.
  let sentence: String
  /// 1 when the pictures are at fault, 2 when the question is.
  let status: Int32

  init(_ sentence: String, status: Int32 = 2) {
    self.sentence = sentence
    self.status = status
  }
}
