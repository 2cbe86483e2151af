import FoundationEssentials
import PuppyTrainingCore
import PuppyTrainingJournal

/// How many reps a second can be kept when each is on disk before the next one.
struct DurableReps {
  private let folder: JournalFolder

  init(in path: String) throws {
    try? FileManager.default.removeItem(atPath: path)
    folder = JournalFolder(path: path)
  }

  func run() throws {
    let journal = try SQLiteJournal.open(in: folder)
    let dog = Dog(name: "Bello")
    try journal.save(dog)
    var times: [Duration] = []
    for _ in 0..<200 {
      var set = PracticeSet(dog: dog.id, trick: "spin", step: 0, start: Date())
      for number in 1...5 {
        let rep = Rep(isHit: true, date: Date())
        let end = number == 5 ? Decision(verdict: .push, chosen: .push) : nil
        times.append(
          try ContinuousClock().measure { try journal.append(rep, to: set, ending: end) })
        set.reps.append(rep)
      }
    }
    let total = times.reduce(.zero, +)
    let perSecond = Int(Double(times.count) / (total / .seconds(1)))
    times.sort()
    report("durable reps per second", "\(perSecond)")
    report("  one rep, median", times[times.count / 2].text)
    report("  one rep, 99 of 100", times[times.count * 99 / 100].text)
  }
}
