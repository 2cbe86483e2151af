import FoundationEssentials

extension TrickBook {
  /// A trick file by its name.
  public typealias File = (name: String, data: Data)

  /// The book that these files make together.
  ///
  /// - Throws: `TrickBookError` with the first problem of every file that cannot be decoded, or
  ///   else with everything that `TrickBookValidator` finds.
  public init(files: [File]) throws(TrickBookError) {
    var tricks: [Trick] = []
    var fileNames: [String] = []
    var problems: [TrickBookProblem] = []
    for file in files {
      do {
        let read = try TrickFile.tricks(in: file.data, name: file.name)
        tricks += read
        fileNames += read.map { _ in file.name }
      } catch {
        problems += error.problems
      }
    }
    if problems.isEmpty {
      let found = zip(fileNames, TrickBookValidator.problemsByTrick(in: tricks))
      problems = found.flatMap { file, problems in
        problems.map {
          TrickBookProblem(file: file, trick: $0.trick, field: $0.field, reason: $0.reason)
        }
      }
    }
    guard problems.isEmpty else { throw TrickBookError(problems: problems) }
    self.init(valid: tricks)
  }
}
