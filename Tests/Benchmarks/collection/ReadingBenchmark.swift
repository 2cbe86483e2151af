import FoundationEssentials
import PuppyTrainingCore

/// How long it takes to make a book out of a trick file: decoded, validated and indexed.
enum ReadingBenchmark {
  static func run(file: String) throws {
    let data = try Data(contentsOf: URL(filePath: file))
    for _ in 0..<11 {
      let clock = ContinuousClock()
      let start = clock.now
      let index = TrickIndex(try TrickBook(files: [(name: file, data: data)]))
      let elapsed = clock.now - start
      precondition(!index.order(by: .title).isEmpty)
      print("sample \(Double(elapsed.components.attoseconds) / 1e15)")
    }
  }
}
