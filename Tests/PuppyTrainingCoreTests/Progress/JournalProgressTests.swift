import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

struct JournalProgressTests {
  private static let book = TrickBook(valid: [
    .sample(id: "sit", steps: [.sample]),
    .sample(id: "bow", prerequisites: ["sit"], steps: [.sample, .sample]),
    .sample(id: "fly", prerequisites: ["bow", "sit", "swim"], steps: [.sample, .sample, .sample]),
  ])
  private static let dogs = [UUID(), UUID()]

  /// A journal as a person makes one, with corrections, taken in step by step.
  private struct History {
    var slow = SlowStates(book: JournalProgressTests.book)
    var states = JournalProgress(JournalProgressTests.book)
    private var day = 100

    mutating func change(using generator: inout SeededGenerator) {
      // The clock mostly goes forwards.
      day += generator.pick([0, 0, 1, 3, 7, 14, 40, -20])
      switch Int.random(in: 0..<20, using: &generator) {
      case 0: mark(using: &generator)
      case 1 where !slow.sets.isEmpty: takeBackLast()
      case 2...3 where !slow.sets.isEmpty: correct(using: &generator)
      default: add(using: &generator)
      }
    }

    private mutating func add(using generator: inout SeededGenerator) {
      let dog = generator.pick(JournalProgressTests.dogs)
      let trick = generator.pick(JournalProgressTests.book.tricks)
      let set = SetSummary.random(
        UUID(), dog, trick, day: day, at: slow.step(of: dog, at: trick), using: &generator)
      slow.sets.append(set)
      states.update(set)
    }

    private mutating func correct(using generator: inout SeededGenerator) {
      let place = Int.random(in: slow.sets.indices, using: &generator)
      let old = slow.sets[place]
      guard let trick = JournalProgressTests.book[old.trick] else { return }
      let new = SetSummary.random(
        old.id, old.dog, trick, day: old.day.number, at: old.step, using: &generator)
      slow.sets[place] = new
      states.update(new)
    }

    private mutating func takeBackLast() {
      states.remove(slow.sets.removeLast())
    }

    private mutating func mark(using generator: inout SeededGenerator) {
      let mark = RestingMark(
        dog: generator.pick(JournalProgressTests.dogs),
        trick: generator.pick(JournalProgressTests.book.tricks).id,
        isResting: generator.decides(0.5), date: Date(timeIntervalSince1970: 0))
      slow.marks.append(mark)
      states.append(mark)
    }

    /// All standings, by the slow way.
    func standings(of dog: Dog.ID, on today: Day) -> [TrickStanding] {
      slow.book.tricks.map { slow.standing(of: dog, at: $0, on: today) }
    }

    var today: Day { Day(number: day) }
  }

  /// 10,000 histories of up to 40 changes.
  @Test(
    "States equal those computed anew from the whole journal",
    arguments: SeededGenerator.seeds(100))
  func sameAsSlow(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      var history = History()
      for _ in 0..<Int.random(in: 0...40, using: &generator) {
        history.change(using: &generator)
      }
      let atOnce = JournalProgress(Self.book, sets: history.slow.sets, marks: history.slow.marks)
      for dog in Self.dogs {
        let today = history.today + generator.pick([0, 5, 30])
        let expected = history.standings(of: dog, on: today)
        try #require(history.states.standings(of: dog, on: today) == expected)
        try #require(atOnce.standings(of: dog, on: today) == expected)
      }
    }
  }

  @Test("The random histories come to every state")
  func everyState() {
    var generator = SeededGenerator(seed: 1)
    var kinds: Set<TrickState.Kind> = []
    for _ in 0..<200 {
      var history = History()
      for _ in 0..<40 { history.change(using: &generator) }
      kinds.formUnion(
        history.standings(of: Self.dogs[0], on: history.today).map(\.state.kind))
    }
    #expect(kinds == Set(TrickState.Kind.allCases))
  }

  @Test("A dog that never practised, and no dog, have everything new")
  func untrained() {
    let states = JournalProgress(Self.book)
    let expected = Self.book.tricks.map(TrickStanding.untrained)
    #expect(states.standings(of: nil, on: Day(number: 0)) == expected)
    #expect(states.standings(of: UUID(), on: Day(number: 0)) == expected)
    #expect(expected.map(\.isReady) == [true, false, false])
  }

  @Test("Sets and marks of tricks that the book does not have are left out")
  func unknownTrick() {
    let dog = UUID()
    let set = SetSummary.sample(.push, dog: dog, trick: "swim")
    let mark = RestingMark(
      dog: dog, trick: "swim", isResting: true, date: Date(timeIntervalSince1970: 0))
    let states = JournalProgress(Self.book, sets: [set], marks: [mark])
    #expect(states.progress(of: dog, at: "swim") == nil)
    #expect(states.state(of: dog, at: "swim", on: Day(number: 0)) == .new)
    #expect(!states.isResting("swim", for: dog))
    #expect(!states.contains(set))
  }

  @Test("The first prerequisite to learn is the first that is not learnt, resting or not")
  func prerequisites() throws {
    let dog = UUID()
    let fly = try #require(Self.book["fly"])
    var states = JournalProgress(Self.book)
    #expect(states.firstPrerequisiteToLearn(of: fly, for: dog) == "bow")
    for place in ["a", "b", "c"] {
      states.update(.sample(step: 1, .push, place: place, dog: dog, trick: "bow"))
    }
    #expect(states.firstPrerequisiteToLearn(of: fly, for: dog) == "sit")
    states.append(
      RestingMark(dog: dog, trick: "bow", isResting: true, date: Date(timeIntervalSince1970: 0)))
    #expect(states.firstPrerequisiteToLearn(of: fly, for: dog) == "sit")
    for place in ["a", "b", "c"] {
      states.update(.sample(.push, place: place, dog: dog, trick: "sit"))
    }
    #expect(states.firstPrerequisiteToLearn(of: fly, for: dog) == nil)
    #expect(states.firstPrerequisiteToLearn(of: fly, for: UUID()) == "bow")
  }
}

extension SetSummary {
  /// A set that mostly goes well, near the step that the dog has come to.
  fileprivate static func random(
    _ id: UUID, _ dog: Dog.ID, _ trick: Trick, day: Int, at step: Int,
    using generator: inout SeededGenerator
  ) -> SetSummary {
    let other = Int.random(in: trick.steps.indices, using: &generator)
    return SetSummary(
      id: id, dog: dog, trick: trick.id, step: generator.decides(0.85) ? step : other,
      day: Day(number: day),
      place: generator.pick([nil, "", " ", "kitchen", "Kitchen ", "garden", "field"]),
      chosen: generator.pick([.push, .push, .push, .push, .push, .push, .stick, .drop, nil]))
  }
}

extension SlowStates {
  fileprivate func step(of dog: Dog.ID, at trick: Trick) -> Int {
    let ended = sets.filter { $0.dog == dog && $0.trick == trick.id && $0.chosen != nil }
    return step(after: ended, trick.steps.count)
  }
}
