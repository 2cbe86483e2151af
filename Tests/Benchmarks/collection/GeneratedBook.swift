import BenchSupport
import PuppyTrainingCore

/// The book of the benchmarks: the same titles, summaries and difficulties as in the reference.
enum GeneratedBook {
  static func make(_ count: Int) -> TrickBook {
    var seed = UInt64(BENCH_SEED)
    let categories = Category.allCases
    let difficulties = Difficulty.allCases
    let things = Equipment.allCases
    let cue = Cue(word: "Go", signal: "Point.")
    let steps = [Step(instruction: "Wait.", criterion: "The dog waits")]
    let before = bench_heap()
    defer { print("book \(bench_heap() - before)") }
    return TrickBook(
      valid: (0..<count).map { number in
        let title = String(cString: bench_title(&seed, Int32(number)))
        let summary = String(cString: bench_summary(&seed))
        let difficulty = difficulties[Int(bench_random(&seed) % 3)]
        return Trick(
          id: "trick-\(number)", title: title, category: categories[number % categories.count],
          difficulty: difficulty, summary: summary,
          equipment: [.treats, things[number % things.count]], cue: cue, steps: steps)
      })
  }
}
