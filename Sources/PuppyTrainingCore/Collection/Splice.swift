/// One change of a list: so many elements from a position on are replaced by so many others.
public struct Splice: Equatable, Sendable {
  /// Where it happens, in the list as it is after all earlier splices of the same change.
  public let position: Int
  public let removed: Int
  public let added: Int

  public init(position: Int, removed: Int, added: Int) {
    self.position = position
    self.removed = removed
    self.added = added
  }

  /// The fewest runs that turn one list of distinct elements, none of them negative, into another,
  /// first to last.
  ///
  /// What is in both lists stays untouched as long as it keeps its order. When it does not, one
  /// splice replaces all between the first and the last difference.
  public static func from(_ old: [Int32], to new: [Int32]) -> [Splice] {
    let (start, end) = commonEnds(old, new)
    let whole = Splice(
      position: start, removed: old.count - start - end, added: new.count - start - end)
    guard whole.removed + whole.added > 0 else { return [] }
    return runs(from: old, to: new, start: start, end: end, most: .max) ?? [whole]
  }

  /// The same, when there are no more than so many runs and what is in both lists keeps its order;
  /// else `nil`, as soon as that is known.
  public static func few(from old: [Int32], to new: [Int32], most: Int) -> [Splice]? {
    let (start, end) = commonEnds(old, new)
    return runs(from: old, to: new, start: start, end: end, most: most)
  }

  /// How many elements the lists share at their starts and at their ends.
  private static func commonEnds(_ old: [Int32], _ new: [Int32]) -> (start: Int, end: Int) {
    let most = min(old.count, new.count)
    var start = 0
    while start < most, old[start] == new[start] { start += 1 }
    var end = 0
    while end < most - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
    return (start, end)
  }

  private static func runs(
    from old: [Int32], to new: [Int32], start: Int, end: Int, most: Int
  ) -> [Splice]? {
    let oldSet = Members(old[start..<(old.count - end)])
    let newSet = Members(new[start..<(new.count - end)])
    var splices: [Splice] = []
    var before = start
    var after = start
    while before < old.count - end || after < new.count - end {
      let position = after
      let firstRemoved = before
      while before < old.count - end, !newSet.contains(old[before]) { before += 1 }
      while after < new.count - end, !oldSet.contains(new[after]) { after += 1 }
      if before > firstRemoved || after > position {
        guard splices.count < most else { return nil }
        splices.append(
          Splice(position: position, removed: before - firstRemoved, added: after - position))
      }
      guard before < old.count - end, after < new.count - end else { continue }
      guard old[before] == new[after] else { return nil }
      before += 1
      after += 1
    }
    return splices
  }
}

/// A set of numbers from 0 on, as one bit each.
private struct Members {
  private var words: [UInt64]

  init(_ elements: ArraySlice<Int32>) {
    words = Array(repeating: 0, count: Int(elements.max() ?? 0) / 64 + 1)
    for element in elements { words[Int(element) >> 6] |= 1 << UInt64(element & 63) }
  }

  func contains(_ element: Int32) -> Bool {
    let word = Int(element) >> 6
    return word < words.count && words[word] & 1 << UInt64(element & 63) != 0
  }
}
