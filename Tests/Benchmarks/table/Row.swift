/// One line of the table: the same thing done by both programs, and what of it counts.
struct Row {
  /// What is read off a run.
  enum Measure {
    /// Milliseconds from starting the program to its first frame.
    case firstFrame
    /// Memory in kB over that of the smallest window, without what the generated book takes.
    case memory
    /// Milliseconds from a change to the last frame that it causes.
    case change
    /// Milliseconds of work for one change: what it does at once, and its frames.
    case work
    /// Times the program woke up, and milliseconds of processor time, at rest.
    case wakeups, cpu
  }

  let name: String
  let measure: Measure
  let ours: [String]
  /// `nil` for what only our program does.
  let reference: [String]?
  /// The ratio that was aimed for.
  let goal: String

  /// How many instructions one change takes can be counted in a reasonable time.
  var isCountable: Bool {
    switch measure {
    case .change, .work: Int(ours[1]).map { $0 <= 10_000 } ?? true
    case .firstFrame, .memory, .wakeups, .cpu: false
    }
  }

  /// All rows, for two trick files to read.
  static func all(bookFile: String, largeBookFile: String) -> [Row] {
    func reference(_ count: Int, _ task: String) -> [String] {
      ["bench-reference", "grid", "\(count)", task]
    }
    func our(_ count: Int, _ task: String) -> [String] { ["bench-collection", "\(count)", task] }
    func row(
      _ name: String, _ measure: Measure, _ ours: [String], _ reference: [String]?, _ goal: String
    ) -> Row {
      Row(name: name, measure: measure, ours: ours, reference: reference, goal: goal)
    }
    func pair(
      _ name: String, _ measure: Measure, _ count: Int, _ task: String, _ goal: String
    ) -> Row {
      row(name, measure, our(count, task), reference(count, task), goal)
    }
    func reading(_ name: String, _ file: String, _ goal: String) -> Row {
      row(name, .change, ["bench-collection", file, "read"], ["bench-parse", file], goal)
    }
    let minimal = ["bench-reference", "minimal", "0", "idle"]
    return [
      row("start, the shipped book", .firstFrame, our(0, "start"), reference(1000, "start"), "1.0"),
      pair("start, 100,000", .firstFrame, 100_000, "start", "0.9"),
      reading("reading the shipped book", bookFile, "1.5"),
      reading("reading 10,000 tricks", largeBookFile, "1.5"),
      pair("memory, 100,000", .memory, 100_000, "start", "0.3"),
      pair("filter, 1,000", .change, 1000, "filter", "0.35"),
      pair("filter, 10,000", .change, 10_000, "filter", "0.3"),
      pair("filter, 100,000", .change, 100_000, "filter", "0.1"),
      pair("filter, 1,000,000", .change, 1_000_000, "filter", "0.02"),
      pair("one more letter, 10,000", .change, 10_000, "search", "0.3"),
      pair("one more letter, 100,000", .change, 100_000, "search", "0.25"),
      row("facet counts, 100,000", .change, our(100_000, "facets"), nil, "one frame"),
      pair("wheel, 10,000", .work, 10_000, "wheel", "1.0"),
      row("wheel, the shipped book", .work, our(0, "wheel"), reference(1000, "wheel"), "1.0"),
      pair("dragging the bar, 100,000", .work, 100_000, "drag", "0.5"),
      pair("filter dialog", .change, 1000, "dialog", "1.1"),
      row("at rest for 30 s, wake-ups", .wakeups, our(0, "idle"), minimal, "0 above"),
      row("at rest for 30 s, CPU", .cpu, our(0, "idle"), minimal, "0 above"),
    ]
  }
}
