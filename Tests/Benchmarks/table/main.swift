// bench-table BOOK LARGE-BOOK Runs our program and the reference in turns, and prints one table:
// median and 95th percentile of each, and the ratio of the medians. BENCH_ROUNDS in the environment
// tells how many runs of each; the numbers mean something only against each other in the same
// table.
import Foundation

/// Prints a line at once, so that a table that takes minutes can be read as it grows.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data((line + "\n").utf8))
}

guard CommandLine.arguments.count == 3 else {
  say("Usage: bench-table BOOK LARGE-BOOK")
  exit(2)
}
let rounds = ProcessInfo.processInfo.environment["BENCH_ROUNDS"].flatMap(Int.init) ?? 5

func pad(_ text: String, _ width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}

func figures(_ run: Run, _ measure: Row.Measure) -> [Double] {
  switch measure {
  case .firstFrame: run.firstFrame.map { [$0] } ?? []
  case .memoryOverMinimal: run.figures["rss"] ?? []
  case .change: (run.figures["sample"] ?? []).filter { $0 > 0 }
  case .work: (run.figures["work"] ?? []).filter { $0 > 0 }
  case .wakeups: run.figures["wakeups"] ?? []
  }
}

let minimalMemory =
  try Run.of(["bench-reference", "minimal", "0", "start"], turns: 0).figures["rss"]?.first ?? 0
say(
  pad("", 28) + pad("ours p50", 11) + pad("p95", 9) + pad("C p50", 11) + pad("p95", 9)
    + pad("ratio", 8) + "goal")
for row in Row.all(bookFile: CommandLine.arguments[1], largeBookFile: CommandLine.arguments[2]) {
  var samples: [[Double]] = [[], []]
  let isSlow = row.measure == .wakeups
  for _ in 0..<(isSlow ? 1 : rounds) {
    for (side, command) in [row.ours, row.reference].enumerated() {
      samples[side] += figures(try Run.of(command, turns: 12), row.measure)
    }
  }
  let sorted = samples.map { side in
    side.map { row.measure == .memoryOverMinimal ? $0 - minimalMemory : $0 }.sorted()
  }
  guard !sorted[0].isEmpty, !sorted[1].isEmpty else {
    say(pad(row.name, 28) + "no figures")
    continue
  }
  func share(_ side: Int, _ part: Double) -> Double {
    sorted[side][Int(Double(sorted[side].count - 1) * part)]
  }
  func number(_ value: Double) -> String { String(format: "%.2f", value) }
  say(
    pad(row.name, 28) + pad(number(share(0, 0.5)), 11) + pad(number(share(0, 0.95)), 9)
      + pad(number(share(1, 0.5)), 11) + pad(number(share(1, 0.95)), 9)
      + pad(number(share(0, 0.5) / max(share(1, 0.5), 0.001)), 8) + row.goal)
}
