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

  /// The fewest runs that turn one list of distinct elements into another, first to last.
  ///
  /// What is in both lists stays untouched as long as it keeps its order. When it does not, one
  /// splice replaces all between the first and the last difference.
  public static func from(_ old: [Int32], to new: [Int32]) -> [Splice] {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let before = old[start..<(old.count - end)]
    let after = new[start..<(new.count - end)]
    guard !before.isEmpty || !after.isEmpty else { return [] }
    let staying = Set(before).intersection(after)
    guard before.filter(staying.contains) == after.filter(staying.contains) else {
      return [Splice(position: start, removed: before.count, added: after.count)]
    }
    return runs(from: before, to: after, staying: staying)
  }

  private static func runs(
    from before: ArraySlice<Int32>, to after: ArraySlice<Int32>, staying: Set<Int32>
  ) -> [Splice] {
    var splices: [Splice] = []
    var old = before
    var new = after
    while !old.isEmpty || !new.isEmpty {
      let position = new.startIndex
      let removed = old.prefix { !staying.contains($0) }.count
      let added = new.prefix { !staying.contains($0) }.count
      if removed + added > 0 {
        splices.append(Splice(position: position, removed: removed, added: added))
      }
      let kept = zip(old.dropFirst(removed), new.dropFirst(added))
        .prefix { $0 == $1 }.count
      old = old.dropFirst(removed + kept)
      new = new.dropFirst(added + kept)
    }
    return splices
  }
}
