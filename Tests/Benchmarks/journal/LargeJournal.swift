import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingJournal
import SQLite

/// What takes how long with 5 dogs and 100,000 sets of five: more than decades of training.
struct LargeJournal {
  private let folder: JournalFolder

  init(in path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    folder = JournalFolder(path: path)
  }

  func run() throws {
    let book = try Self.shippedBook()
    let dogs = (1...5).map { Dog(name: "Dog \($0)") }
    do {
      let journal = try SQLiteJournal.open(in: folder)
      for dog in dogs { try journal.save(dog) }
    }
    try fill(with: book)
    report("open and check", try median(of: 3) { try open() }.text)
    let journal = try SQLiteJournal.open(in: folder)
    var summaries: [SetSummary] = []
    report("read all sets in short", try median(of: 3) { summaries = try journal.summaries() }.text)
    report(
      "read the sets of a dog at a trick",
      try median(of: 9) { _ = try journal.sets(of: dogs[0].id, at: book.tricks[0].id) }.text)
    var states = JournalProgress(book)
    report(
      "all states from \(summaries.count) sets",
      median(of: 5) { states = JournalProgress(book, sets: summaries) }.text)
    let today = Day(number: 20_000)
    report(
      "all states of \(dogs.count) dogs after a new set",
      median(of: 99) {
        states.update(
          SetSummary(
            id: UUID(), dog: dogs[1].id, trick: book.tricks[7].id, step: 0, day: today,
            chosen: .push))
        for dog in dogs { _ = states.standings(of: dog.id, on: today) }
      }.text)
    let day = WallTime(date: Date())
    report("backup of a day", try median(of: 1) { try journal.backups.makeDaily(at: day) }.text)
    report("  without a change", try median(of: 1) { try journal.backups.makeDaily(at: day) }.text)
    let size = try Data(contentsOf: URL(filePath: folder.path + "/journal.sqlite")).count
    report("size", "\(size / 1_000_000) MB")
  }

  private func open() throws { _ = try SQLiteJournal.open(in: folder) }

  /// Writes the sets straight into the file: rep by rep it would take minutes.
  private func fill(with book: TrickBook) throws {
    let database = try SQLiteDatabase(path: folder.path + "/journal.sqlite")
    try database.run("CREATE TEMP TABLE trick (number INTEGER PRIMARY KEY, id TEXT)")
    for (number, trick) in book.tricks.enumerated() {
      try database.run("INSERT INTO trick VALUES (?, ?)", number, trick.id)
    }
    try database.transaction { () throws(SQLiteError) in
      try database.run(
        """
        WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < 100000)
        INSERT INTO practice_set (
          id, dog, trick, step, started_at, seconds_from_gmt, place, verdict, chosen)
        SELECT randomblob(16), 1 + n % 5, trick.id, n / 1000 % 3, 7e8 + n * 1000.0, 3600,
          CASE n % 3 WHEN 0 THEN 'kitchen' WHEN 1 THEN 'garden' ELSE 'street' END, 'push', 'push'
        FROM one JOIN trick ON number = n / 5 % ?
        """, book.tricks.count)
      try database.run(
        """
        WITH RECURSIVE one (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM one WHERE n < 5)
        INSERT INTO rep (id, practice_set, is_hit, marked_at)
        SELECT randomblob(16), sequence, n % 5 > 0, started_at + n FROM practice_set, one
        """)
    }
  }

  /// The book of the source tree, which is where benchmarks are run.
  private static func shippedBook() throws -> TrickBook {
    let path = "Resources/tricks"
    let files = try FileManager.default.contentsOfDirectory(atPath: path).sorted()
      .filter { $0.hasSuffix(".json") }
      .map { ($0, try Data(contentsOf: URL(filePath: "\(path)/\($0)"))) }
    return try TrickBook(files: files)
  }
}
