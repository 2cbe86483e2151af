import FoundationEssentials
import PuppyTrainingCore

/// How long it takes to make a book out of a trick file: decoded, validated and indexed.
enum ReadingBenchmark {
  static func run(file: String) throws {
    let data = try Data(contentsOf: URL(filePath: file))
    for _ in 0..<11 {
      let clock = ContinuousClock()
      let start = clock.now
      let book = try TrickBook(files: [(name: file, data: data)])
      let (index, search) = (TrickIndex(book), SearchIndex(book.tricks))
      let elapsed = clock.now - start
      precondition(index.book.tricks.count > 0 && search.trickCount > 0)
      print("sample \(Double(elapsed.components.attoseconds) / 1e15)")
    }
  }
}
