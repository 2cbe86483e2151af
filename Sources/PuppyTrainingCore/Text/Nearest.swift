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
