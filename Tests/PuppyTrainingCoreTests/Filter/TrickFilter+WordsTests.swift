import PuppyTrainingCore
import TestSupport
import Testing

struct TrickFilterWordsTests {
  @Test("A filter is said in plain words, in the order of its conditions")
  func words() {
    let filter = TrickFilter([
      .difficulty(.easy), .category(.paws), .equipment(.jumpBar), .equipment(.ball), .minutes(3),
      .place(.garden), .gentle, .state(.due), .state(.new), .practised(.overMonth), .ready,
    ])
    #expect(
      filter.words == [
        "difficulty=easy", "category=paws", "equipment=ball", "equipment=jump bar", "minutes=3",
        "place=garden", "gentle", "state=new", "state=due", "practised=over 30 days", "ready",
      ])
  }

  @Test("A filter in which nothing is chosen needs no word")
  func nothing() {
    #expect(TrickFilter().words == [])
    #expect(TrickFilter.reading([]) == (TrickFilter(), []))
  }

  @Test("What was said is read again, in any order", arguments: SeededGenerator.seeds(200))
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let filter = TrickFilter.random(using: &generator)
    let words = filter.words
    #expect(TrickFilter.reading(words.shuffled(using: &generator)) == (filter, []))
    #expect(TrickFilter.reading(words + words) == (filter, []))
  }

  @Test("Every condition has a word of its own", arguments: Condition.all)
  func oneCondition(condition: Condition) {
    let filter = TrickFilter().toggling(condition)
    #expect(filter.words.count == 1)
    #expect(TrickFilter.reading(filter.words) == (filter, []))
  }

  @Test("Words that say nothing are told, and the others are read")
  func unknown() {
    let words = [
      "difficulty=extreme", "place=field", "", "colour=red", "minutes=2", "equipment=treats",
      "Gentle", "place", "gentle",
    ]
    let unknown = words.filter { $0 != "place=field" && $0 != "gentle" }
    #expect(
      TrickFilter.reading(words) == (TrickFilter([.place(.field), .gentle]), unknown))
  }

  @Test("Of two levels the later counts")
  func twoLevels() {
    let read = TrickFilter.reading(["difficulty=easy", "difficulty=hard"])
    #expect(read == (TrickFilter([.difficulty(.hard)]), []))
  }
}
