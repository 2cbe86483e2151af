/// A journal as a session has it: until another one takes its place.
package final class LentJournal {
  private var journal: (any PracticeJournal)?

  package init(_ journal: any PracticeJournal) { self.journal = journal }

  /// - Throws: `JournalFault.replaced` when another one has taken its place.
  package func get() throws(JournalFault) -> any PracticeJournal {
    guard let journal else { throw .replaced }
    return journal
  }

  /// Another journal takes its place.
  package func takeBack() { journal = nil }
}
