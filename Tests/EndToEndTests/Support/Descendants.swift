/// What can be seen in an accessible, depth first; see `Accessible.descendants`.
struct Descendants: @MainActor Sequence, @MainActor IteratorProtocol {
  /// One object that is being gone through, and how far that has come.
  private struct Level {
    let parent: Accessible
    let count: Int
    var next = 0
  }

  private var levels: [Level]
  private let isOpen: (Accessible) -> Bool

  /// Goes through what is in `root`. What lies in an object for which `isOpen` says no is left out; the
  /// object itself is not.
  init(of root: Accessible, into isOpen: @escaping (Accessible) -> Bool = { _ in true }) {
    levels = [Level(parent: root, count: root.childCount)]
    self.isOpen = isOpen
  }

  /// How many objects lie between the root and the one that came last, which is at 1 directly in the root.
  private(set) var depth = 0

  mutating func next() -> Accessible? {
    while let level = levels.last {
      guard level.next < level.count else {
        levels.removeLast()
        continue
      }
      levels[levels.count - 1].next += 1
      guard let child = level.parent.child(at: level.next), child.has(.visible) else { continue }
      depth = levels.count
      if isOpen(child) { levels.append(Level(parent: child, count: child.childCount)) }
      return child
    }
    return nil
  }
}
