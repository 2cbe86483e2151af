import FoundationEssentials
import Glibc
import PuppyTrainingCore
import PuppyTrainingJournal

/// Practises until there is no room left, makes room, goes on, and tells what was kept.
///
/// Without room is either a file system, in which case the file `filler` is what makes room by
/// going away, or a limit on the size of files, which is then lifted.
struct FullDisk {
  private let folder: JournalFolder
  private let limit: UInt?
  private let dog = Dog(name: "Bello")

  /// - Parameter limit: how many bytes a file may have; `nil` for a small file system.
  init(_ folder: JournalFolder, limit: UInt?) {
    self.folder = folder
    self.limit = limit
  }

  func run() throws {
    var expected: [PracticeSet] = []
    do {
      let journal = try SQLiteJournal.open(in: folder)
      try journal.save(dog)
      setLimit(limit)
      do {
        while true { try practise(in: journal, &expected) }
      } catch let fault as JournalFault {
        tell("fault \(fault)")
      }
      let before = try journal.sets(of: dog.id, at: "spin")
      tell("kept at once \(before == expected)")
      setLimit(nil)
      try? FileManager.default.removeItem(atPath: folder.path + "/filler")
      for _ in 0..<20 { try practise(in: journal, &expected) }
    }
    let after = try SQLiteJournal.open(in: folder).sets(of: dog.id, at: "spin")
    tell("kept in the end \(after == expected)")
    tell("reps \(after.map(\.reps.count).reduce(0, +))")
  }

  /// Does one rep: in the last set when that has fewer than five.
  private func practise(in journal: SQLiteJournal, _ sets: inout [PracticeSet]) throws {
    let last = sets.last.flatMap { $0.reps.count < 5 ? $0 : nil }
    var set =
      last
      ?? PracticeSet(
        dog: dog.id, trick: "spin", step: 0, start: Date(),
        details: SetDetails(note: String(repeating: "long ", count: 200)))
    let rep = Rep(isHit: .random(), date: Date())
    try journal.append(rep, to: set, ending: nil)
    set.reps.append(rep)
    if last != nil { sets.removeLast() }
    sets.append(set)
  }

  /// Limits how large files may become; growing further is an error and no signal.
  private func setLimit(_ bytes: UInt?) {
    signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    limit.rlim_cur = bytes ?? limit.rlim_max
    setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
  }
}
