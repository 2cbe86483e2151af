/// One line of the table: the same thing done by both programs, and what of it counts.
struct Row {
  /// What is read off a run.
  enum Measure {
    /// Milliseconds from starting the program to its first frame.
    case firstFrame
    /// Memory in kB over that of the smallest window.
    case memoryOverMinimal
    /// Milliseconds from a change to the last frame that it causes.
    case change
    /// Milliseconds of work for the frames of one change.
    case work
    /// Times the program woke up.
    case wakeups
  }

  let name: String
  let measure: Measure
  let ours: [String]
  let reference: [String]
  /// The ratio that was aimed for.
  let goal: String

  /// All rows, for a folder with the trick files that `read` reads.
  static func all(bookFile: String, largeBookFile: String) -> [Row] {
    func grid(_ count: Int, _ task: String) -> [String] {
      ["bench-reference", "grid", "\(count)", task]
    }
    func our(_ count: Int, _ task: String) -> [String] { ["bench-collection", "\(count)", task] }
    func pair(
      _ name: String, _ measure: Measure, _ count: Int, _ task: String, _ goal: String
    ) -> Row {
      Row(
        name: name, measure: measure, ours: our(count, task), reference: grid(count, task),
        goal: goal)
    }
    return [
      Row(
        name: "start, the shipped book", measure: .firstFrame, ours: our(0, "start"),
        reference: grid(1000, "start"), goal: "1.0"),
      pair("start, 100,000", .firstFrame, 100_000, "start", "0.9"),
      Row(
        name: "reading the shipped book", measure: .change,
        ours: ["bench-collection", bookFile, "read"], reference: ["bench-parse", bookFile],
        goal: "1.5"),
      Row(
        name: "reading 10,000 tricks", measure: .change,
        ours: ["bench-collection", largeBookFile, "read"],
        reference: ["bench-parse", largeBookFile], goal: "1.5"),
      pair("memory, 100,000", .memoryOverMinimal, 100_000, "start", "0.3"),
      pair("filter, 1,000", .change, 1000, "filter", "0.35"),
      pair("filter, 10,000", .change, 10_000, "filter", "0.3"),
      pair("filter, 100,000", .change, 100_000, "filter", "0.1"),
      pair("filter, 1,000,000", .change, 1_000_000, "filter", "0.02"),
      pair("one more letter, 10,000", .change, 10_000, "search", "0.3"),
      pair("one more letter, 100,000", .change, 100_000, "search", "0.25"),
      pair("wheel, 10,000", .work, 10_000, "wheel", "1.0"),
      pair("dragging the bar, 100,000", .work, 100_000, "drag", "0.5"),
      pair("filter dialog", .change, 1000, "dialog", "1.1"),
      Row(
        name: "at rest for 30 s", measure: .wakeups, ours: our(0, "idle"),
        reference: ["bench-reference", "minimal", "0", "idle"], goal: "0 above"),
    ]
  }
}
