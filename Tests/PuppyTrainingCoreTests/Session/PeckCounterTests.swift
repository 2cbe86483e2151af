import PuppyTrainingCore
import Testing

struct PeckCounterTests {
  private func counts(_ marks: String) -> [Int] {
    var counter = PeckCounter()
    return marks.map {
      counter.mark(isHit: $0 == "h")
      return counter.count
    }
  }

  @Test("Hits count up by ones, a miss restarts at one")
  func ones() {
    #expect(PeckCounter().count == 1)
    #expect(counts("hhhmhm") == [2, 3, 4, 1, 2, 1])
  }

  @Test(
    "A miss restarts at one, or at a tenth to a fifth of a best above thirty",
    arguments: [(0, 1), (1, 1), (30, 1), (31, 5), (40, 6), (45, 7), (100, 15), (300, 45)])
  func restart(best: Int, count: Int) {
    #expect(PeckCounter.restart(after: best) == count)
    let counter = PeckCounter(after: Rep.reps(String(repeating: "h", count: best) + "m"))
    #expect([counter.count, counter.best] == [count, best])
  }

  @Test("A restart above thirty lies between a tenth and a fifth of the best", arguments: 31...400)
  func range(best: Int) {
    let restart = PeckCounter.restart(after: best) * 10
    #expect(restart >= best && restart <= best * 2)
  }

  @Test("The best is the highest hit, not the last")
  func best() {
    #expect(PeckCounter(after: Rep.reps("hhhmhh")).best == 3)
    #expect(PeckCounter(after: Rep.reps("m")).best == 0)
  }

  @Test(
    "Two misses in a row are told as long as nothing follows",
    arguments: [
      ("", false), ("m", false), ("mm", true), ("hmm", true), ("mhm", false),
      ("mmh", false), ("mmm", true),
    ])
  func twice(marks: String, isTold: Bool) {
    #expect(PeckCounter(after: Rep.reps(marks)).hasMissedTwice == isTold)
  }
}
