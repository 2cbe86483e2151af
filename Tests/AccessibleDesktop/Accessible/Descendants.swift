/// What can be seen in an accessible, depth first; see `Accessible.descendants`.
public struct Descendants: @MainActor Sequence, @MainActor IteratorProtocol {
  /// One object that is being gone through, and how far that has come.
  private struct Level {
    let parent: Accessible
    let count: Int
    var next = 0
  }

  private var levels: [Level]
  private let isOpen: (Accessible) -> Bool

  /// Goes through what is in `root`. An object for which `isOpen` says no comes without what lies
  /// in it.
  public init(of root: Accessible, into isOpen: @escaping (Accessible) -> Bool = { _ in true }) {
    levels = [Level(parent: root, count: root.childCount)]
    self.isOpen = isOpen
  }

  /// How deep the object lies that came last: 1 is directly in the root.
  public private(set) var depth = 0

  public mutating func next() -> Accessible? {
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
