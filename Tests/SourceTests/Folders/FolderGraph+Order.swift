extension FolderGraph {
  /// The folders in an order in which each uses only those before it: as they are listed, as far as
  /// that is possible, then what is not listed. Those of circles are left out.
  func order(like listed: [String]) -> [String] {
    var left = listed.filter(folders.contains) + folders.subtracting(listed).sorted()
    var order: [String] = []
    while let next = left.firstIndex(where: { used(by: $0).isSubset(of: order) }) {
      order.append(left.remove(at: next))
    }
    return order
  }

  /// The folders that use each other, directly or by way of others.
  var circles: [[String]] {
    var circles: [[String]] = []
    for folder in folders.sorted() where !circles.contains(where: { $0.contains(folder) }) {
      let reached = reached(from: folder)
      let circle = reached.filter { self.reached(from: $0).contains(folder) }
      if reached.contains(folder) { circles.append(circle.sorted()) }
    }
    return circles
  }

  /// What makes a circle: a line for each folder and one that it uses, with names and files.
  func report(of circle: [String]) -> String {
    report { circle.contains($0.from) && circle.contains($0.to) }
  }

  /// What a folder uses of those that are listed after it, or not at all.
  func report(against listed: [String]) -> String {
    report { use in
      guard let from = listed.firstIndex(of: use.from), let to = listed.firstIndex(of: use.to)
      else { return true }
      return to > from
    }
  }

  private func report(_ isMeant: (Use) -> Bool) -> String {
    Dictionary(grouping: uses.filter(isMeant)) { "\($0.from) uses \($0.to)" }
      .mapValues { uses in uses.map { "\($0.name) in \($0.file)" }.sorted() }
      .sorted { $0.key < $1.key }
      .map { "\($0.key): \($0.value.joined(separator: ", "))" }
      .joined(separator: "\n")
  }
}
