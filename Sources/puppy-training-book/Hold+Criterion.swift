import PuppyTrainingCore

extension Hold {
  /// The length that a criterion of the trick book asks for: "holds for 10 seconds", "five steps
  /// away"; `nil` for all others. How quickly something has to happen, "within 3 seconds", is no
  /// length to be counted up to.
  init?(criterion: String) {
    let words = criterion.split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "." }
      .map { Self.withoutStop($0).lowercased() }
    for index in words.indices.dropFirst(2) {
      guard let number = Self.number(words[index - 1]),
        let (unit, factor) = Self.unit(words[index]), number * factor > 1
      else { continue }
      let isHeld = words[index - 2] == "for"
      let isAway =
        unit != .seconds && index + 1 < words.count && ["away", "off"].contains(words[index + 1])
      guard isHeld || isAway else { continue }
      self.init(number * factor, unit)
      return
    }
    return nil
  }

  private static func withoutStop(_ word: Substring) -> Substring {
    word.last == "." ? word.dropLast() : word
  }

  private static func number(_ word: String) -> Int? {
    Int(word) ?? numbers.firstIndex(of: word)
  }

  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
  ]

  private static func unit(_ word: String) -> (Unit, factor: Int)? {
    switch word {
    case "seconds": (.seconds, 1)
    case "minute", "minutes": (.seconds, 60)
    case "steps", "paces": (.steps, 1)
    case "metres": (.metres, 1)
    default: nil
    }
  }
}
