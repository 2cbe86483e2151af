import FoundationEssentials
import PuppyTrainingCore
import SQLite

extension SQLiteJournal: DogStore {
  public func dogs() throws(JournalFault) -> [Dog] {
    try with { database throws(SQLiteError) in
      try database.dogs(areDeleted: false) { dog, _ in dog }
    }
  }

  public func deletedDogs() throws(JournalFault) -> [DeletedDog] {
    let now = clock.now().date
    return try with { database throws(SQLiteError) in
      try database.dogs(areDeleted: true) { dog, date in DeletedDog(dog, at: date ?? now) }
    }
  }

  public func save(_ dog: Dog) throws(JournalFault) {
    let columns = RuleColumns(dog.rule)
    try write { database throws(SQLiteError) in
      try database.run(
        """
        INSERT INTO dog (
          id, name, birth_year, birth_month, birth_day, size, is_archived,
          rule, set_size, push, stick, look, collar)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (id) DO UPDATE SET
          name = excluded.name, birth_year = excluded.birth_year,
          birth_month = excluded.birth_month, birth_day = excluded.birth_day,
          size = excluded.size, is_archived = excluded.is_archived, rule = excluded.rule,
          set_size = excluded.set_size, push = excluded.push, stick = excluded.stick,
          look = excluded.look, collar = excluded.collar
        """,
        dog.id, dog.name, dog.birth?.year, dog.birth?.month, dog.birth?.day, dog.size?.rawValue,
        dog.isArchived, columns.rule, columns.size, columns.push, columns.stick, dog.look,
        dog.collar?.rawValue)
      try database.run(
        "DELETE FROM dog_equipment WHERE dog = (SELECT sequence FROM dog WHERE id = ?)", dog.id)
      for thing in dog.equipment {
        try database.run(
          "INSERT INTO dog_equipment SELECT sequence, ? FROM dog WHERE id = ?",
          thing.rawValue, dog.id)
      }
    }
  }

  @discardableResult
  public func delete(_ dog: Dog.ID) throws(JournalFault) -> Date {
    let now = clock.now()
    _ = try backups.make(.deletion, at: now)
    try write { database throws(SQLiteError) in
      try database.run(
        "UPDATE dog SET is_deleted = 1, deleted_at = ? WHERE id = ?", now.date, dog)
    }
    return now.date
  }

  public func restore(_ dog: Dog.ID) throws(JournalFault) {
    try write { database throws(SQLiteError) in
      try database.run("UPDATE dog SET is_deleted = 0, deleted_at = NULL WHERE id = ?", dog)
    }
  }

  public func emptyBin() throws(JournalFault) {
    _ = try backups.make(.deletion, at: clock.now())
    try write { database throws(SQLiteError) in
      try database.run("DELETE FROM dog WHERE is_deleted")
    }
  }
}

extension SQLiteDatabase {
  /// The dogs that are deleted, or those that are not, each made into something, with when it was
  /// deleted.
  fileprivate func dogs<Element>(
    areDeleted: Bool, make: (Dog, Date?) -> Element
  ) throws(SQLiteError) -> [Element] {
    let equipment = try rows(
      "SELECT id, word FROM dog_equipment JOIN dog ON dog.sequence = dog WHERE is_deleted = ?",
      areDeleted
    ) { row throws(SQLiteError) in
      (dog: try row.read("id", as: UUID.self), thing: try row.readWord("word", as: Equipment.self))
    }
    let owned = Dictionary(grouping: equipment, by: \.dog)
      .mapValues { Set($0.compactMap(\.thing)) }
    return try rows(
      """
      SELECT id, name, birth_year, birth_month, birth_day, size, is_archived,
        rule, set_size, push, stick, look, collar, deleted_at
      FROM dog WHERE is_deleted = ? ORDER BY deleted_at, sequence
      """, areDeleted
    ) { row throws(SQLiteError) in
      let id: UUID = try row.read("id")
      let dog = Dog(
        id: id, name: try row.read("name"), birth: try row.readBirth(),
        size: try row.readWord("size"), look: try row.read("look"),
        collar: try row.readWord("collar"), equipment: owned[id] ?? [],
        isArchived: try row.read("is_archived"), rule: try row.readRule())
      return make(dog, try row.read("deleted_at"))
    }
  }
}
