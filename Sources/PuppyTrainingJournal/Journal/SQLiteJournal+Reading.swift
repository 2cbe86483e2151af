import FoundationEssentials
import PuppyTrainingCore
import SQLite

extension SQLiteJournal {
  public func sets(of dog: Dog.ID, at trick: Trick.ID) throws(JournalFault) -> [PracticeSet] {
    try with { database throws(SQLiteError) in
      let reps = try database.rows(
        """
        SELECT practice_set, rep.id, is_hit, marked_at
        FROM practice_set JOIN rep ON practice_set = practice_set.sequence
        WHERE dog = (SELECT sequence FROM dog WHERE id = ?) AND trick = ?
        ORDER BY rep.sequence
        """, dog, trick
      ) { row throws(SQLiteError) in
        (
          set: try row.read("practice_set", as: Int.self),
          rep: Rep(
            id: try row.read("id"), isHit: try row.read("is_hit"), date: try row.read("marked_at"))
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
          id: try row.read("id"), dog: dog, trick: trick, step: try row.read("step"),
          start: try row.read("started_at"), secondsFromGMT: try row.read("seconds_from_gmt"),
          reps: (repsOfSets[try row.read("sequence", as: Int.self)] ?? []).map(\.rep),
          details: try row.readDetails(), decision: try row.readDecision())
      }
    }
  }

  public func summaries() throws(JournalFault) -> [SetSummary] {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT practice_set.id, dog.id AS dog, trick, step, started_at, seconds_from_gmt, place, chosen
        FROM practice_set JOIN dog ON dog.sequence = dog
        WHERE NOT is_deleted ORDER BY practice_set.sequence
        """
      ) { row throws(SQLiteError) in
        SetSummary(
          id: try row.read("id"), dog: try row.read("dog"), trick: try row.read("trick"),
          step: try row.read("step"),
          day: Day(
            of: try row.read("started_at"), secondsFromGMT: try row.read("seconds_from_gmt")),
          place: try row.read("place"), chosen: try row.readWord("chosen"))
      }
    }
  }

  public func restingMarks() throws(JournalFault) -> [RestingMark] {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT resting_mark.id, dog.id AS dog, trick, is_resting, marked_at
        FROM resting_mark JOIN dog ON dog.sequence = dog
        WHERE NOT is_deleted ORDER BY resting_mark.sequence
        """
      ) { row throws(SQLiteError) in
        RestingMark(
          id: try row.read("id"), dog: try row.read("dog"), trick: try row.read("trick"),
          isResting: try row.read("is_resting"), date: try row.read("marked_at"))
      }
    }
  }

  public func latestWallTime() throws(JournalFault) -> WallTime? {
    try with { database throws(SQLiteError) in
      try database.rows(
        """
        SELECT marked_at, seconds_from_gmt
        FROM rep JOIN practice_set ON practice_set.sequence = practice_set
        ORDER BY rep.sequence DESC LIMIT 1
        """
      ) { row throws(SQLiteError) in
        WallTime(
          date: try row.read("marked_at"), secondsFromGMT: try row.read("seconds_from_gmt"))
      }.first
    }
  }
}

extension SQLiteRow {
  /// The details of a set's row.
  fileprivate func readDetails() throws(SQLiteError) -> SetDetails {
    SetDetails(
      place: try read("place"), distance: try read("distance"), duration: try read("duration"),
      distraction: try read("distraction"), reward: try read("reward"),
      handler: try read("handler"), note: try read("note"))
  }

  /// The decision of a set's row; `nil` when the set is not finished.
  fileprivate func readDecision() throws(SQLiteError) -> Decision? {
    guard let verdict = try readWord("verdict", as: Verdict.self),
      let chosen = try readWord("chosen", as: Verdict.self)
    else { return nil }
    return Decision(verdict: verdict, chosen: chosen)
  }
}
