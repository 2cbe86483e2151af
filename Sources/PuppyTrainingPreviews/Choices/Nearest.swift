/// Finds what somebody most likely meant.
nonisolated enum Nearest {
  /// The choice that takes the fewest letters to be changed, added or left out; the first of
  /// several, and `nil` only when there is none.
  static func choice(to word: String, of choices: [String]) -> String? {
    choices.min { distance(word, $0) < distance(word, $1) }
  }

  /// How many letters have to be changed, added or left out to make one word of the other.
  static func distance(_ left: String, _ right: String) -> Int {
    let right = Array(right)
    var row = Array(0...right.count)
    for (above, letter) in left.enumerated() {
      var diagonal = row[0]
      row[0] = above + 1
      for (index, other) in right.enumerated() {
        let changed = diagonal + (letter == other ? 0 : 1)
        diagonal = row[index + 1]
        row[index + 1] = min(changed, diagonal + 1, row[index] + 1)
      }
    }
    return row[right.count]
  }
}
