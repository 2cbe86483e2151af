import BenchSupport
import PuppyTrainingCore

/// The book of the benchmarks: the same titles, summaries and difficulties as in the reference.
enum GeneratedBook {
  static func make(_ count: Int) -> TrickBook {
    var seed = UInt64(BENCH_SEED)
    let categories = Category.allCases
    let step = Step(instruction: "Wait.", criterion: "The dog waits")
    return TrickBook(
      valid: (0..<count).map { number in
        let title = String(cString: bench_title(&seed, Int32(number)))
        let summary = String(cString: bench_summary(&seed))
        let difficulty = Difficulty.allCases[Int(bench_random(&seed) % 3)]
        return Trick(
          id: "trick-\(number)", title: title, category: categories[number % categories.count],
          difficulty: difficulty, summary: summary,
          equipment: [.treats, Equipment.allCases[number % Equipment.allCases.count]],
          cue: Cue(word: "Go", signal: "Point."), steps: [step])
      })
  }
}
