// bench-collection COUNT start|filter|facets|search|wheel|drag|dialog|idle bench-collection FILE read Does
// to the real window of Puppy Training what bench-reference does to its own. COUNT tricks are made
// in memory, the same as there; 0 stands for the shipped book.
import BenchSupport
import FoundationEssentials
import Glibc
import PuppyTrainingCore
import PuppyTrainingGtk

guard CommandLine.arguments.count == 3 else {
  print("Usage: bench-collection COUNT TASK")
  exit(2)
}
let subject = CommandLine.arguments[1]
let task = CommandLine.arguments[2]

if task == "read" {
  try ReadingBenchmark.run(file: subject)
  exit(0)
}

let count = Int(subject) ?? 0
let app = PuppyTrainingApp(
  id: nil, isRemembering: false, book: count == 0 ? nil : { GeneratedBook.make(count) }
) { collection, coordinator in
  let changes = Changes(collection, coordinator)
  Changes.current = changes
  bench_run(task) { turn in
    MainActor.assumeIsolated { Changes.current?.make(task, turn: Int(turn)) }
  }
}
exit(app.run([CommandLine.arguments[0]]))
