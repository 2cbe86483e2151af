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

  /// The fewest splices that turn one list of distinct elements into another, first to last; `nil`
  /// as soon as it is known that more than so many elements go and come in all, and when an element
  /// moves: then it would go and come itself.
  ///
  /// At each difference the nearest place is sought from which both lists agree again.
  public static func few(from old: [Int32], to new: [Int32], most: Int) -> [Splice]? {
    guard abs(old.count - new.count) <= most else { return nil }
    var splices: [Splice] = []
    var removed: Set<Int32> = []
    var left = most
    var before = 0
    var after = 0
    while true {
      while before < old.count, after < new.count, old[before] == new[after] {
        before += 1
        after += 1
      }
      if before == old.count, after == new.count { break }
      let splice = nearest(old[before...], new[after...], most: left)
      guard let splice else { return nil }
      splices.append(splice)
      removed.formUnion(old[before...].prefix(splice.removed))
      left -= splice.removed + splice.added
      before += splice.removed
      after += splice.added
    }
    let isMoving = splices.contains {
      new[$0.position...].prefix($0.added).contains(where: removed.contains)
    }
    return isMoving ? nil : splices
  }

  /// The smallest splice after which both lists begin with the same element, or both end.
  private static func nearest(
    _ old: ArraySlice<Int32>, _ new: ArraySlice<Int32>, most: Int
  ) -> Splice? {
    guard most > 0 else { return nil }
    for size in 1...most {
      for removed in max(0, size - new.count)...size where removed <= old.count {
        let before = old.startIndex + removed
        let after = new.startIndex + size - removed
        let isEnd = before == old.endIndex && after == new.endIndex
        let isSame = before < old.endIndex && after < new.endIndex && old[before] == new[after]
        if isEnd || isSame {
          return Splice(position: new.startIndex, removed: removed, added: size - removed)
        }
      }
    }
    return nil
  }
}
