import FoundationEssentials
import Glibc
import PuppyTrainingCore
import PuppyTrainingJournal

/// Practises without an end, until somebody kills the process.
///
/// Tells each change before it is made with `?`, and when the journal has kept it with `!`:
/// `+ SET REP HIT` for a rep, `- SET` for one that is taken back.
struct EndlessPractice {
  private let journal: SQLiteJournal
  private let dog: Dog

  init(in folder: JournalFolder) throws {
    journal = try SQLiteJournal.open(in: folder)
    dog = Dog(name: "Bello")
    try journal.save(dog)
    tell("dog \(dog.id)")
  }

  func run() throws {
    while true {
      var set = PracticeSet(dog: dog.id, trick: "spin", step: 0, start: Date())
      while set.reps.count < 5 {
        if !set.reps.isEmpty && Int.random(in: 0..<6) == 0 {
          try announced("- \(set.id)") { try journal.removeLastRep(of: set.id) }
          set.reps.removeLast()
        } else {
          let rep = Rep(isHit: .random(), date: Date())
          let end = set.reps.count == 4 ? Decision(verdict: .push, chosen: .stick) : nil
          try announced("+ \(set.id) \(rep.id) \(rep.isHit)") {
            try journal.append(rep, to: set, ending: end)
          }
          set.reps.append(rep)
        }
      }
    }
  }

  private func announced(_ change: String, _ work: () throws -> Void) throws {
    tell("? " + change)
    try work()
    tell("! " + change)
  }
}

/// Prints a line that is out of the process when this returns.
func tell(_ line: String) {
  print(line)
  fflush(nil)
}
