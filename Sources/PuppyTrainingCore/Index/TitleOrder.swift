/// The order of a book's tricks by title, and by id where titles are equal.
struct TitleOrder {
  let positions: [Int32]

  /// - Parameter key: a form of the title whose bytes sort as the titles do.
  init(_ tricks: [Trick], key: (String) -> [UInt8]) {
    var keys: [UInt8] = []
    var entries: [Entry] = []
    entries.reserveCapacity(tricks.count)
    for (position, trick) in tricks.enumerated() {
      let start = keys.count
      keys += key(trick.title)
      entries.append(Entry(Int32(position), keys[start...], from: start))
    }
    entries.sort { left, right in
      if left.beginning != right.beginning { return left.beginning < right.beginning }
      let (leftKey, rightKey) = (keys[left.range], keys[right.range])
      if leftKey != rightKey { return leftKey.lexicographicallyPrecedes(rightKey) }
      return tricks[Int(left.position)].id < tricks[Int(right.position)].id
    }
    positions = entries.map(\.position)
  }

  private struct Entry {
    let position: Int32
    let start: Int32
    let end: Int32
    /// The first eight bytes of the key as one number, which decides nearly always.
    let beginning: UInt64

    var range: Range<Int> { Int(start)..<Int(end) }

    init(_ position: Int32, _ key: ArraySlice<UInt8>, from start: Int) {
      self.position = position
      self.start = Int32(start)
      end = Int32(start + key.count)
      let bytes = key.prefix(8)
      let number = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      beginning = bytes.isEmpty ? 0 : number << UInt64(8 * (8 - bytes.count))
    }
  }
}
