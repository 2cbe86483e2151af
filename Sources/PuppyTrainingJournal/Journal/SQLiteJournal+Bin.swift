import FoundationEssentials
import PuppyTrainingCore
import SQLite

/// How long dogs stay in the bin.
extension SQLiteJournal {
  /// Removes the dogs whose time in the bin is up, after a backup. Those of which an older version
  /// did not note when they were deleted are in the bin from now on.
  ///
  /// What cannot be done now is done at the next start; writes nothing when nothing is to be done.
  func tidyBin() {
    let now = clock.now()
    try? dateDeletions(before: nil, as: now.date)
    guard (try? hasDogs(deletedBefore: DeletedDog.limit(at: now.date))) == true,
      (try? backups.make(.deletion, at: now)) != nil
    else { return }
    try? write { database throws(SQLiteError) in
      try database.run(
        "DELETE FROM dog WHERE is_deleted AND deleted_at <= ?", DeletedDog.limit(at: now.date))
    }
  }

  /// Dogs that come into the bin with a backup have the whole time of the bin again when theirs is
  /// up: somebody may have restored it because of them.
  func keepDeletedDogs() throws(JournalFault) {
    let now = clock.now().date
    try dateDeletions(before: DeletedDog.limit(at: now), as: now)
  }

  /// - Parameter limit: dogs deleted then or before are dated anew as well.
  private func dateDeletions(before limit: Date?, as date: Date) throws(JournalFault) {
    guard try hasDogs(deletedBefore: limit, orUndated: true) else { return }
    try write { database throws(SQLiteError) in
      try database.run(
        """
        UPDATE dog SET deleted_at = ? WHERE is_deleted AND (deleted_at IS NULL OR deleted_at <= ?)
        """, date, limit)
    }
  }

  private func hasDogs(
    deletedBefore limit: Date?, orUndated: Bool = false
  ) throws(JournalFault) -> Bool {
    try with { database throws(SQLiteError) in
      try database.value(
        """
        SELECT EXISTS (
          SELECT 1 FROM dog WHERE is_deleted AND (deleted_at <= ? OR deleted_at IS NULL AND ?))
        """, limit, orUndated) == true
    }
  }
}
