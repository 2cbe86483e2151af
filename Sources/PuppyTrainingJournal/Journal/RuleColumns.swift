import PuppyTrainingCore
import SQLite

/// A rule as the columns of a dog's row.
struct RuleColumns: Equatable {
  let rule: String
  var size: Int?
  var push: Int?
  var stick: Int?

  init(_ rule: PracticeRule) {
    switch rule {
    case .sets(let size, let push, let stick):
      self.rule = "sets"
      self.size = size
      self.push = push
      self.stick = stick
    case .nineOfTen: self.rule = "nineOfTen"
    case .eightyOfTwenty: self.rule = "eightyOfTwenty"
    case .threeHundredPeck: self.rule = "threeHundredPeck"
    }
  }
}

extension SQLiteRow {
  /// The rule in this column and the three after it.
  func readRule(_ column: Int) throws(SQLiteError) -> PracticeRule {
    switch try read(column, as: String.self) {
    case "sets":
      .sets(
        size: try read(column + 1), push: try read(column + 2), stick: try read(column + 3))
    case "nineOfTen": .nineOfTen
    case "eightyOfTwenty": .eightyOfTwenty
    case "threeHundredPeck": .threeHundredPeck
    default: throw .unexpectedValue(in: column)
    }
  }

  /// The birth in this column and the two after it.
  func readBirth(_ column: Int) throws(SQLiteError) -> BirthDate? {
    guard let year = try read(column, as: Int?.self) else { return nil }
    return BirthDate(year: year, month: try read(column + 1), day: try read(column + 2))
  }
}
