/// A set of positions in a book, one bit for each.
struct PositionSet: Equatable, Sendable {
  var words: [UInt64]

  /// All positions from 0 up to this one, itself excluded.
  init(upTo count: Int) {
    words = Array(repeating: ~0, count: (count + 63) / 64)
    if count & 63 != 0 { words[words.count - 1] = 1 << UInt64(count & 63) - 1 }
  }

  /// These positions, none of them negative.
  init(_ elements: some Collection<Int32>) {
    words = Array(repeating: 0, count: Int(elements.max() ?? -1) / 64 + 1)
    for element in elements { words[Int(element) >> 6] |= 1 << UInt64(element & 63) }
  }

  /// The positions for which this holds, of so many.
  init(upTo count: Int, where holds: (Int) -> Bool) {
    words = Array(repeating: 0, count: (count + 63) / 64)
    for position in 0..<count where holds(position) {
      words[position >> 6] |= 1 << UInt64(position & 63)
    }
  }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  func contains(_ position: Int32) -> Bool {
    let word = Int(position) >> 6
    return word < words.count && words[word] >> UInt64(position & 63) & 1 == 1
  }

  /// Those that are in the set, in the order that they have in a list.
  func elements(in list: [Int32]) -> [Int32] {
    var elements: [Int32] = []
    elements.reserveCapacity(count)
    for element in list where contains(element) { elements.append(element) }
    return elements
  }
}
