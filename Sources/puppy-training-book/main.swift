// puppy-training-book check|text FOLDER
// Reviews the trick files of a folder. `check` prints a report and what has to be mended, and exits
// with 1 when there is something; `text` prints every text, for a spelling checker.
import FoundationEssentials
import Glibc
import PuppyTrainingCore

func fail(_ message: String, status: Int32) -> Never {
  var line = Array("\(message)\n".utf8)
  write(STDERR_FILENO, &line, line.count)
  exit(status)
}

let words = CommandLine.arguments.dropFirst()
guard words.count == 2, let command = words.first, ["check", "text"].contains(command),
  let folder = words.last
else { fail("Usage: puppy-training-book check|text FOLDER", status: 2) }

do {
  let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    .filter { $0.hasSuffix(".json") }.sorted()
  let files = try names.map { name in
    (name: name, data: try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
  }
  let book = try TrickBook(files: files)
  if command == "text" {
    for text in book.tricks.flatMap(\.texts) { print(text.text) }
    exit(0)
  }
  let findings =
    try files.flatMap {
      FileReview.findings(in: try TrickFile.tricks(in: $0.data, name: $0.name), file: $0.name)
    } + BookReview(book: book).findings
  print(BookReport(book))
  guard findings.isEmpty else {
    fail(findings.map(\.description).joined(separator: "\n"), status: 1)
  }
} catch {
  fail("\(error)", status: 1)
}
