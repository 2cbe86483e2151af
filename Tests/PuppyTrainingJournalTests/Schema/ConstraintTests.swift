import PuppyTrainingCore
import SQLite
import TestSupport
import Testing

@testable import PuppyTrainingJournal

/// What the schema itself does not let happen, whoever writes to the file.
struct ConstraintTests {
  private let folder: TemporaryFolder
  private let database: SQLiteDatabase

  init() throws {
    folder = try TemporaryFolder()
    let dog = Dog(name: "Bello", equipment: [.mat])
    do {
      let journal = try SQLiteJournal.open(in: folder.journal)
      try journal.save(dog)
      try journal.practise(.sample(dog), [true, true, false], ending: .push)
      try journal.append(
        RestingMark(dog: dog.id, trick: "sit", isResting: true, date: .init()))
    }
    database = try SQLiteDatabase(path: folder.journal.journal)
    try database.run("PRAGMA foreign_keys = ON")
  }

  @Test(arguments: [
    "UPDATE dog SET name = ' '",
    "UPDATE dog SET id = x'00'",
    "UPDATE dog SET id = 'text of 16 bytes'",
    "UPDATE dog SET size = 'huge'",
    "UPDATE dog SET collar = 'see-through'",
    "UPDATE dog SET birth_year = 2020",
    "UPDATE dog SET birth_day = 2",
    "UPDATE dog SET birth_year = 2020, birth_month = 13",
    "UPDATE dog SET is_archived = 2",
    "UPDATE dog SET rule = 'luck'",
    "UPDATE dog SET rule = 'nineOfTen'",
    "UPDATE dog SET push = 6",
    "UPDATE dog SET stick = 5",
    "UPDATE dog SET set_size = NULL",
    "INSERT INTO dog_equipment VALUES (1, 'helicopter')",
    "INSERT INTO dog_equipment VALUES (9, 'toy')",
    "UPDATE practice_set SET dog = 9",
    "UPDATE practice_set SET trick = ''",
    "UPDATE practice_set SET step = -1",
    "UPDATE practice_set SET started_at = 'yesterday'",
    "UPDATE practice_set SET seconds_from_gmt = 100000",
    "UPDATE practice_set SET distance = -1",
    "UPDATE practice_set SET duration = -1",
    "UPDATE practice_set SET distraction = 4",
    "UPDATE practice_set SET verdict = 'jump'",
    "UPDATE practice_set SET chosen = NULL",
    "UPDATE practice_set SET hits = 3",
    "UPDATE practice_set SET misses = 0",
    "UPDATE practice_set SET reps = 4",
    "UPDATE rep SET is_hit = 0",
    "INSERT INTO rep VALUES (9, randomblob(16), 9, 1, 0.0)",
    "INSERT INTO rep VALUES (9, randomblob(16), 1, 2, 0.0)",
    "INSERT INTO rep VALUES (9, randomblob(16), 1, 1, NULL)",
    "INSERT INTO rep VALUES (9, (SELECT id FROM rep), 1, 1, 0.0)",
    "UPDATE resting_mark SET dog = 9",
    "UPDATE resting_mark SET is_resting = 2",
    "DELETE FROM equipment WHERE word = 'mat'",
  ])
  func theSchemaRefuses(sql: String) {
    let error = #expect(throws: SQLiteError.self) { try database.run(script: sql) }
    #expect(error?.kind == .constraint)
  }

  @Test func hitsAndMissesFollowTheReps() throws {
    try database.run(script: "DELETE FROM rep WHERE sequence = 1")
    let counts = try database.rows("SELECT reps, hits, misses FROM practice_set") {
      row throws(SQLiteError) in
      [try row.read("reps", as: Int.self), try row.read("hits"), try row.read("misses")]
    }
    #expect(counts == [[2, 1, 1]])
  }

  @Test func whatADogHasGoesWithIt() throws {
    try database.run(script: "DELETE FROM dog")
    for count in [
      try database.value("SELECT count(*) FROM dog_equipment", as: Int.self),
      try database.value("SELECT count(*) FROM practice_set"),
      try database.value("SELECT count(*) FROM rep"),
      try database.value("SELECT count(*) FROM resting_mark"),
    ] {
      #expect(count == 0)
    }
  }

  @Test func aVerdictThatWasOverruledIsNoted() throws {
    #expect(try database.value("SELECT overruled FROM practice_set") == false)
    try database.run(script: "UPDATE practice_set SET chosen = 'drop'")
    #expect(try database.value("SELECT overruled FROM practice_set") == true)
  }
}
