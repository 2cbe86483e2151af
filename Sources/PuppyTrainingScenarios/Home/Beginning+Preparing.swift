import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingJournal

extension Beginning {
  /// Puts into the folders of a person what the app is to find there.
  func prepare(_ folders: UserFolders) throws {
    switch self {
    case .nothing: break
    case .trainedDog: try TrainedDog().practise(in: folders.journal)
    case .damagedJournal:
      try TrainedDog().practise(in: folders.journal)
      // The log would bring the journal back.
      for ending in ["-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: "\(folders.journal)/journal.sqlite\(ending)")
      }
      try folders.write("not a journal, though long enough for one", to: "journal.sqlite")
    }
  }
}

/// Biscuit, who learnt Sit in three places ten days ago, can do Spin at home, and has begun with
/// Touch.
struct TrainedDog {
  let dog = Dog(name: "Biscuit")

  /// Writes the journal and its backup of yesterday.
  func practise(in folder: String) throws {
    let journal = try SQLiteJournal.open(in: JournalFolder(path: folder))
    try journal.save(dog)
    for place in ["kitchen", "garden", "park"] {
      try add("sit", step: 5, daysAgo: 10, place: place, to: journal)
    }
    try add("spin", step: 6, daysAgo: 3, place: "kitchen", to: journal)
    for step in 0..<2 { try add("touch", step: step, daysAgo: 1, to: journal) }
    _ = try journal.backups.makeDaily(at: Self.moment(daysAgo: 1))
  }

  /// A set of five hits.
  private func add(
    _ trick: String, step: Int, daysAgo: Int, place: String? = nil, to journal: SQLiteJournal
  ) throws {
    let moment = Self.moment(daysAgo: daysAgo)
    var set = PracticeSet(
      dog: dog.id, trick: trick, step: step, start: moment.date,
      secondsFromGMT: moment.secondsFromGMT, details: SetDetails(place: place))
    for number in 1...5 {
      let rep = Rep(isHit: true, date: moment.date.addingTimeInterval(Double(number) * 10))
      let end = number == 5 ? Decision(verdict: .push, chosen: .push) : nil
      try journal.append(rep, to: set, ending: end)
      set.reps.append(rep)
    }
  }

  private static func moment(daysAgo: Int) -> WallTime {
    let now = PracticeClock.system.now()
    return WallTime(
      date: now.date.addingTimeInterval(-86_400 * Double(daysAgo)),
      secondsFromGMT: now.secondsFromGMT)
  }
}
