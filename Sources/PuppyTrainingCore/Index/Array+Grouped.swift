extension [Int32] {
  /// The same elements by the group each belongs to, and within each group in the order that they
  /// have here.
  ///
  /// - Parameters:
  ///   - count: how many groups there are.
  ///   - group: the number of an element's group, from 0; it is asked for twice.
  func grouped(_ count: Int, by group: (Int32) -> Int) -> [Int32] {
    var sizes = [Int](repeating: 0, count: count)
    for element in self { sizes[group(element)] += 1 }
    var next = sizes.indices.map { sizes[..<$0].reduce(0, +) }
    var grouped = self
    for element in self {
      let place = group(element)
      grouped[next[place]] = element
      next[place] += 1
    }
    return grouped
  }
}
