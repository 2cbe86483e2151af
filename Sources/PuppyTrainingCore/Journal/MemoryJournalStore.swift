/// Journals in memory, for previews and tests.
package final class MemoryJournalStore: JournalStore {
  package private(set) var journal: MemoryJournal
  /// What the backups hold.
  package var copies: [JournalBackup: MemoryJournal] = [:]
  /// Thrown by every call from now on.
  package var fault: JournalFault?

  package init(_ journal: MemoryJournal = MemoryJournal()) { self.journal = journal }

  package var backups: [JournalBackup] { copies.keys.sorted { $0.date > $1.date } }

  package func open() throws(JournalFault) -> Journal {
    if let fault { throw fault }
    return journal
  }

  package func restore(_ backup: JournalBackup) throws(JournalFault) -> Journal {
    guard fault == nil, let copy = copies[backup] else {
      throw fault ?? .other(code: 0, text: "There is no such backup.")
    }
    journal = copy
    return journal
  }

  package func beginAnew() throws(JournalFault) -> Journal {
    if let fault { throw fault }
    journal = MemoryJournal()
    return journal
  }
}
