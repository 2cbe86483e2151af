import FoundationEssentials
import PuppyTrainingCore
import SQLite

extension SQLiteJournal {
  public func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet] {
    try with { database throws(SQLiteError) in
      let reps = try database.rows(
        """
        SELECT practice_set.sequence, rep.id, is_hit, marked_at
        FROM practice_set JOIN rep ON practice_set = practice_set.sequence
        WHERE dog = (SELECT sequence FROM dog WHERE id = ?) AND trick = ?
        ORDER BY rep.sequence
        """, dog, trick
      ) { row throws(SQLiteError) in
        (
          set: try row.read(0, as: Int.self),
          rep: Rep(id: try row.read(1), isHit: try row.read(2), date: try row.read(3))
        )
      }
      let repsOfSets = Dictionary(grouping: reps, by: \.set)
      return try database.rows(
        """
        SELECT sequence, id, step, started_at, seconds_from_gmt, verdict, chosen,
          place, distance, duration, distraction, reward, handler, note
        FROM practice_set
        WHERE dog = (SELECT sequence FROM dog WHERE id = ?) AND trick = ?
        ORDER BY sequence
        """, dog, trick
      ) { row throws(SQLiteError) in
        PracticeSet(
          id: try row.read(1), dog: dog, trick: trick, step: try row.read(2),
          start: try row.read(3), secondsFromGMT: try row.read(4),
          reps: (repsOfSets[try row.read(0, as: Int.self)] ?? []).map(\.rep),
          details: try row.readDetails(7), decision: try row.readDecision(5))
      }
    }
  }

  public func summaries() throws(JournalFault) -> [SetSummary] {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT practice_set.id, dog.id, trick, step, started_at, seconds_from_gmt, place, chosen
        FROM practice_set JOIN dog ON dog.sequence = dog
        WHERE NOT is_deleted ORDER BY practice_set.sequence
        """
      ) { row throws(SQLiteError) in
        SetSummary(
          id: try row.read(0), dog: try row.read(1), trick: try row.read(2), step: try row.read(3),
          day: Day(of: try row.read(4), secondsFromGMT: try row.read(5)), place: try row.read(6),
          chosen: try row.readWord(7))
      }
    }
  }

  public func restingMarks() throws(JournalFault) -> [RestingMark] {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT resting_mark.id, dog.id, trick, is_resting, marked_at
        FROM resting_mark JOIN dog ON dog.sequence = dog
        WHERE NOT is_deleted ORDER BY resting_mark.sequence
        """
      ) { row throws(SQLiteError) in
        RestingMark(
          id: try row.read(0), dog: try row.read(1), trick: try row.read(2),
          isResting: try row.read(3), date: try row.read(4))
      }
    }
  }

  public func latestMoment() throws(JournalFault) -> Moment? {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT marked_at, seconds_from_gmt
        FROM rep JOIN practice_set ON practice_set.sequence = practice_set
        ORDER BY rep.sequence DESC LIMIT 1
        """
      ) { row throws(SQLiteError) in
        Moment(date: try row.read(0), secondsFromGMT: try row.read(1))
      }.first
    }
  }
}

extension SQLiteRow {
  /// The details in this column and the six after it.
  fileprivate func readDetails(_ column: Int) throws(SQLiteError) -> SetDetails {
    SetDetails(
      place: try read(column), distance: try read(column + 1), duration: try read(column + 2),
      distraction: try read(column + 3), reward: try read(column + 4),
      handler: try read(column + 5), note: try read(column + 6))
  }

  /// The decision in this column and the next one; `nil` when the set is not finished.
  fileprivate func readDecision(_ column: Int) throws(SQLiteError) -> Decision? {
    guard let verdict = try readWord(column, as: Verdict.self),
      let chosen = try readWord(column + 1, as: Verdict.self)
    else { return nil }
    return Decision(verdict: verdict, chosen: chosen)
  }
}
