import PuppyTrainingCore

/// How much there is in a trick book, as a table.
struct BookReport: CustomStringConvertible {
  private let rows: [(name: String, tricks: [Trick])]

  init(_ book: TrickBook) {
    let tricks = book.tricks
    rows =
      Category.allCases.map { category in
        (category.rawValue, tricks.filter { $0.category == category })
      }
      + Difficulty.allCases.map { difficulty in
        (difficulty.rawValue, tricks.filter { $0.difficulty == difficulty })
      } + [("all", tricks)]
  }

  var description: String {
    let head = Self.line("", ["tricks", "steps", "faults", "words", "gentle"])
    return ([head] + rows.map { Self.line($0.name, Self.numbers($0.tricks)) })
      .joined(separator: "\n")
  }

  private static func numbers(_ tricks: [Trick]) -> [String] {
    let words = tricks.flatMap(\.texts).map { wordCount(of: $0.text) }.reduce(0, +)
    return [
      tricks.count, tricks.map(\.steps.count).reduce(0, +), tricks.map(\.faults.count).reduce(0, +),
      words, tricks.filter(\.isGentle).count,
    ].map { "\($0)" }
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(0, 8 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, 10 - name.count)) + padded.joined()
  }
}
