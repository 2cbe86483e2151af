import PuppyTrainingCore

extension JournalFolder {
  /// Gives the journal another name, with whatever SQLite keeps beside it; nothing is deleted.
  ///
  /// - Returns: the new path; `nil` when there is no journal.
  @discardableResult
  func setAside(at moment: WallTime) throws(JournalFault) -> String? {
    let target = newName(at: moment)
    var hasMoved = false
    for suffix in Self.suffixes where FileTree.exists(journal + suffix) {
      do throws(SystemError) {
        try FileTree.move(journal + suffix, to: target + suffix)
      } catch { throw error.fault(at: journal) }
      hasMoved = true
    }
    return hasMoved ? target : nil
  }

  /// The journal that was set aside last.
  var lastSetAside: String? {
    FileTree.names(in: path)
      .filter { $0.hasPrefix(Self.prefix) && $0.hasSuffix(".sqlite") }.max()
      .map { path + "/" + $0 }
  }

  private static let prefix = "journal-set-aside-"

  /// The file itself and what SQLite keeps beside it.
  private static let suffixes = ["", "-wal", "-shm", "-journal"]

  private func newName(at moment: WallTime) -> String {
    let stem = "\(path)/\(Self.prefix)\(Timestamp(moment).text)"
    var name = stem + ".sqlite"
    var number = 2
    while Self.suffixes.contains(where: { FileTree.exists(name + $0) }) {
      name = "\(stem)-\(number).sqlite"
      number += 1
    }
    return name
  }
}
