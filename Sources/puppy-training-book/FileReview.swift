import PuppyTrainingCore

/// What is checked of a trick file as a file: one for each category, sorted by id.
enum FileReview {
  /// - Parameter name: the name of the file, without its folder.
  static func findings(in tricks: [Trick], file name: String) -> [TrickBookProblem] {
    let misplaced = tricks.filter { "\($0.category.rawValue).json" != name }.map {
      TrickBookProblem(
        file: name, trick: $0.id, field: "category",
        reason: "is \($0.category.rawValue), which has a file of its own")
    }
    let unsorted = zip(tricks, tricks.dropFirst()).filter { $0.id > $1.id }.map {
      TrickBookProblem(file: name, trick: $1.id, field: "id", reason: "stands after \($0.id)")
    }
    return misplaced + unsorted
  }
}
