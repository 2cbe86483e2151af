import PuppyTrainingCore
import SQLite

extension SQLiteJournal: PracticeJournal {
  public func append(
    _ rep: Rep, to set: PracticeSet, ending decision: Decision?
  ) throws(JournalFault) {
    try write { database throws(SQLiteError) in
      if try database.sequence(of: set.id) == nil {
        try database.insert(set)
        // More than none only when a backup took the place of the journal in the middle of a set.
        for rep in set.reps { try database.insert(rep, into: set.id) }
      }
      try database.insert(rep, into: set.id)
      if let decision { try database.set(decision, of: set.id) }
    }
  }

  public func removeLastRep(of set: PracticeSet.ID) throws(JournalFault) {
    try write { database throws(SQLiteError) in
      guard let sequence = try database.sequence(of: set) else { throw .isNotKept }
      try database.run(
        """
        DELETE FROM rep WHERE sequence = (SELECT max(sequence) FROM rep WHERE practice_set = ?)
        """, sequence)
      try database.run(
        "UPDATE practice_set SET verdict = NULL, chosen = NULL WHERE sequence = ?", sequence)
      try database.run("DELETE FROM practice_set WHERE sequence = ? AND reps = 0", sequence)
    }
  }

  public func change(_ details: SetDetails, of set: PracticeSet.ID) throws(JournalFault) {
    try write { database throws(SQLiteError) in
      try database.run(
        """
        UPDATE practice_set SET place = ?, distance = ?, duration = ?, distraction = ?,
          reward = ?, handler = ?, note = ?
        WHERE id = ?
        """,
        details.place, details.distance, details.duration, details.distraction, details.reward,
        details.handler, details.note, set)
      if database.changedRows == 0 { throw .isNotKept }
    }
  }

  public func change(_ decision: Decision, of set: PracticeSet.ID) throws(JournalFault) {
    try write { database throws(SQLiteError) in try database.set(decision, of: set) }
  }

  public func append(_ mark: RestingMark) throws(JournalFault) {
    try write { database throws(SQLiteError) in
      try database.run(
        """
        INSERT INTO resting_mark (id, dog, trick, is_resting, marked_at)
        VALUES (?, (SELECT sequence FROM dog WHERE id = ?), ?, ?, ?)
        """, mark.id, mark.dog, mark.trick, mark.isResting, mark.date)
    }
  }
}

extension SQLiteDatabase {
  /// Where a set is in the order of the journal; `nil` when it is not kept.
  fileprivate func sequence(of set: PracticeSet.ID) throws(SQLiteError) -> Int? {
    try value("SELECT sequence FROM practice_set WHERE id = ?", set)
  }

  /// Inserts a set without its reps.
  fileprivate func insert(_ set: PracticeSet) throws(SQLiteError) {
    let details = set.details
    try run(
      """
      INSERT INTO practice_set (
        id, dog, trick, step, started_at, seconds_from_gmt,
        place, distance, duration, distraction, reward, handler, note, verdict, chosen)
      VALUES (?, (SELECT sequence FROM dog WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      set.id, set.dog, set.trick, set.step, set.start, set.secondsFromGMT,
      details.place, details.distance, details.duration, details.distraction, details.reward,
      details.handler, details.note, set.decision?.verdict.rawValue, set.decision?.chosen.rawValue)
  }

  fileprivate func insert(_ rep: Rep, into set: PracticeSet.ID) throws(SQLiteError) {
    try run(
      """
      INSERT INTO rep (id, practice_set, is_hit, marked_at)
      VALUES (?, (SELECT sequence FROM practice_set WHERE id = ?), ?, ?)
      """, rep.id, set, rep.isHit, rep.date)
  }

  fileprivate func set(_ decision: Decision, of set: PracticeSet.ID) throws(SQLiteError) {
    try run(
      "UPDATE practice_set SET verdict = ?, chosen = ? WHERE id = ?",
      decision.verdict.rawValue, decision.chosen.rawValue, set)
    if changedRows == 0 { throw .isNotKept }
  }
}

extension SQLiteError {
  /// A set that was asked for is not in the journal.
  fileprivate static var isNotKept: SQLiteError { .missing("the set is not in the journal") }
}
