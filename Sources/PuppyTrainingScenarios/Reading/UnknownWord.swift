/// A word that is none of those that can stand in its place.
public struct UnknownWord: Error, Equatable, CustomStringConvertible {
  public let word: String
  /// What it should have been: "verb".
  public let role: String
  /// The valid word that is most like it; `nil` when there is none at all.
  public let nearest: String?

  public init(_ word: String, as role: String, among valid: [String]) {
    self.word = word
    self.role = role
    nearest = valid.nearest(to: word)
  }

  /// A sentence without a full stop.
  public var description: String {
    let what = word.isEmpty ? "the \(role) is missing" : "there is no \(role) “\(word)”"
    return nearest.map { "\(what); the nearest is “\($0)”" } ?? what
  }
}

extension [String] {
  /// The word with the fewest letters to change, insert, take away or swap; the first of several.
  public func nearest(to word: String) -> String? {
    let wanted = [Character](word.lowercased())
    return self.min { left, right in
      edits(wanted, [Character](left.lowercased()))
        < edits(wanted, [Character](right.lowercased()))
    }
  }
}

/// How many letters it takes to make one word into the other (optimal string alignment).
private func edits(_ from: [Character], _ to: [Character]) -> Int {
  var rows = [Array(0...to.count)]
  for i in 0..<from.count {
    var row = [i + 1]
    for j in 0..<to.count {
      var best = min(row[j], rows[i][j + 1]) + 1
      best = min(best, rows[i][j] + (from[i] == to[j] ? 0 : 1))
      if i > 0, j > 0, from[i] == to[j - 1], from[i - 1] == to[j] {
        best = min(best, rows[i - 1][j - 1] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[from.count][to.count]
}
