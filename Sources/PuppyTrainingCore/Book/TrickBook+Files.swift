import FoundationEssentials

extension TrickBook {
  /// A trick file by its name.
  public typealias File = (name: String, data: Data)

  /// The book that these files make together.
  ///
  /// - Throws: `TrickBookError` with the first problem of every file that cannot be decoded, or else
  ///   with everything that `TrickBookValidator` finds.
  public init(files: [File]) throws(TrickBookError) {
    var tricks: [Trick] = []
    var fileNames: [Trick.ID: String] = [:]
    var problems: [TrickBookProblem] = []
    for file in files {
      do {
        let read = try TrickFile.tricks(in: file.data, name: file.name)
        tricks += read
        for trick in read { fileNames[trick.id] = file.name }
      } catch {
        problems += error.problems
      }
    }
    if problems.isEmpty {
      problems = TrickBookValidator.problems(in: tricks).map { problem in
        TrickBookProblem(
          file: problem.trick.flatMap { fileNames[$0] }, trick: problem.trick,
          field: problem.field, reason: problem.reason)
      }
    }
    guard problems.isEmpty else { throw TrickBookError(problems: problems) }
    self.init(valid: tricks)
  }
}
