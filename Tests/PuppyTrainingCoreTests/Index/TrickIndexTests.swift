import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct TrickIndexTests {
  private static let book = TrickBook(valid: [
    .sample(id: "d", title: "sit", category: .show, difficulty: .easy),
    .sample(id: "b", title: "Élan", category: .paws, difficulty: .hard),
    .sample(id: "c", title: "Sit", category: .manners, difficulty: .hard),
    .sample(id: "e", title: "Fly", category: .show, difficulty: .easy),
    .sample(id: "a", title: "SIT", category: .show, difficulty: .easy),
    .sample(id: "f", title: "dig", category: .paws, difficulty: .medium),
  ])

  private func ids(_ order: [Int32]) -> [Trick.ID] { order.map { Self.book.tricks[Int($0)].id } }

  @Test(
    "Tricks follow each other by what is asked for, then by title, then by id",
    arguments: [
      (.title, ["f", "b", "e", "a", "c", "d"]), (.difficulty, ["e", "a", "d", "f", "b", "c"]),
      (.category, ["c", "f", "b", "e", "a", "d"]), (.state, ["f", "b", "e", "a", "c", "d"]),
    ] as [(TrickSort, [Trick.ID])])
  func order(sort: TrickSort, expected: [Trick.ID]) {
    #expect(ids(TrickIndex(Self.book).order(by: sort)) == expected)
  }

  @Test("What asks for practice most comes first, equals by title")
  func byState() {
    let states: [TrickState] = [
      .resting, .new, .learnt, .due, .learning(step: 1, of: 2), .proofing(places: 1),
    ]
    let columns = StandingColumns(
      states.map { TrickStanding(state: $0, daysSincePractice: nil, isReady: true) })
    let order = TrickIndex(Self.book).order(by: .state, standing: columns)
    #expect(ids(order) == ["e", "a", "f", "c", "b", "d"])
  }

  @Test("The order does not depend on the order of the book", arguments: TrickSort.allCases)
  func stable(sort: TrickSort) {
    var generator = SeededGenerator(seed: 1)
    let tricks = TrickBook.random(count: 40, using: &generator).tricks
    func ordered(_ tricks: [Trick]) -> [Trick] {
      TrickIndex(TrickBook(valid: tricks)).order(by: sort).map { tricks[Int($0)] }
    }
    #expect(ordered(tricks.shuffled(using: &generator)) == ordered(tricks))
  }

  @Test("Titles sort by the key that a language gives them")
  func titleKey() {
    let index = TrickIndex(Self.book) { title in title.folded.map { 255 - $0 } }
    #expect(ids(index.order(by: .title)) == ["a", "c", "d", "e", "b", "f"])
  }

  @Test("An empty book has an empty order", arguments: TrickSort.allCases)
  func empty(sort: TrickSort) {
    #expect(TrickIndex(TrickBook(valid: [])).order(by: sort) == [])
  }
}
