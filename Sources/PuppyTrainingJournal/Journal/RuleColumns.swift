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
  /// The rule of a dog's row.
  func readRule() throws(SQLiteError) -> PracticeRule {
    switch try read("rule", as: String.self) {
    case "sets":
      .sets(
        size: try read("set_size"), push: try read("push"), stick: try read("stick"))
    case "nineOfTen": .nineOfTen
    case "eightyOfTwenty": .eightyOfTwenty
    case "threeHundredPeck": .threeHundredPeck
    default: throw .unexpectedValue(in: "rule")
    }
  }

  /// The birth of a dog's row.
  func readBirth() throws(SQLiteError) -> BirthDate? {
    guard let year = try read("birth_year", as: Int?.self) else { return nil }
    return BirthDate(year: year, month: try read("birth_month"), day: try read("birth_day"))
  }
}
