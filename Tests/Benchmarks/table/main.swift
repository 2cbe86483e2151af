// bench-table BOOK LARGE-BOOK runs our program and the reference in turns, and prints one table:
// median and 95th percentile of each, and the ratio of the medians. In the environment BENCH_ROUNDS
// tells how many runs of each, BENCH_ROWS which rows (a part of their names), and BENCH_COUNT=1 asks
// for the instructions of one change, in millions, where they can be counted: a figure without noise.
import Foundation

/// Prints a line at once, so that a table that takes minutes can be read as it grows.
func say(_ cells: [String]) {
  let widths = [28, 11, 9, 11, 9, 8, 11, 11, 8]
  let line = zip(cells, widths).map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }
  FileHandle.standardOutput.write(Data((line.joined() + "\n").utf8))
}

let environment = ProcessInfo.processInfo.environment
guard CommandLine.arguments.count == 3 else {
  say(["Usage: bench-table BOOK LARGE-BOOK"])
  exit(2)
}
let rounds = environment["BENCH_ROUNDS"].flatMap(Int.init) ?? 5
let isCounting = environment["BENCH_COUNT"] == "1"

func figures(_ run: Run, _ measure: Row.Measure) -> [Double] {
  switch measure {
  case .firstFrame: run.firstFrame.map { [$0] } ?? []
  case .memory:
    run.figures["rss"]?.map { $0 - (run.figures["book"]?.first ?? 0) - minimalMemory } ?? []
  // What changed nothing, such as the first choice of no condition, took no time.
  case .change: (run.figures["sample"] ?? []).filter { $0 > 0 }
  case .work: (run.figures["work"] ?? []).filter { $0 > 0.2 }
  case .wakeups: run.figures["wakeups"] ?? []
  case .cpu: run.figures["cpu"] ?? []
  }
}

/// The instructions of one turn, in millions.
func instructions(_ command: [String]) throws -> Double? {
  guard let few = try Run.instructions(command, turns: 2),
    let more = try Run.instructions(command, turns: 12)
  else { return nil }
  // Reading does not take turns: it reads eleven times.
  return (command.last == "read" || command[0] == "bench-parse" ? more / 11 : (more - few) / 10)
    / 1e6
}

func number(_ value: Double?) -> String { value.map { String(format: "%.2f", $0) } ?? "" }

let minimalMemory =
  try Run.of(["bench-reference", "minimal", "0", "start"], turns: 0).figures["rss"]?.first ?? 0
say(
  ["", "ours p50", "p95", "C p50", "p95", "ratio", "goal"]
    + (isCounting ? ["ours Mi", "C Mi"] : []))
for row in Row.all(bookFile: CommandLine.arguments[1], largeBookFile: CommandLine.arguments[2])
where environment["BENCH_ROWS"].map(row.name.contains) ?? true {
  let commands = [row.ours] + (row.reference.map { [$0] } ?? [])
  var samples = commands.map { _ in [Double]() }
  for _ in 0..<(row.measure == .wakeups || row.measure == .cpu ? 1 : rounds) {
    for (side, command) in commands.enumerated() {
      samples[side] += figures(try Run.of(command, turns: 12), row.measure)
    }
  }
  func share(_ side: Int, _ part: Double) -> Double? {
    guard side < samples.count, !samples[side].isEmpty else { return nil }
    return samples[side].sorted()[Int(Double(samples[side].count - 1) * part)]
  }
  let (ours, reference) = (share(0, 0.5), share(1, 0.5))
  let ratio = ours.flatMap { ours in reference.map { ours / max($0, 0.001) } }
  let counts = isCounting && row.isCountable ? try commands.map(instructions) : []
  say(
    [row.name, number(ours), number(share(0, 0.95)), number(reference), number(share(1, 0.95))]
      + [number(ratio), row.goal] + counts.map(number))
}
let program = Run.path(of: "puppy-training")
let size = try FileManager.default.attributesOfItem(atPath: program)[.size] as? Int
say(["the program, MB", number(size.map { Double($0) / 1e6 }), "", "", "", "", "30"])
