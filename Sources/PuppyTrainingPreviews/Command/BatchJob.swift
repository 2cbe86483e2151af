import FoundationEssentials

/// What the program does without showing anything: pictures, their comparison, the audit.
struct BatchJob {
  let command: Command

  init(_ command: Command) { self.command = command }

  /// Does it, and prints what came out.
  ///
  /// - Returns: the status to exit with: 1 for pictures that differ and for faults.
  func run() throws(Mistake) -> Int32 {
    switch command {
    case .render(let folder, let addresses):
      try Surroundings.start()
      try Renderer(folder: folder, addresses: addresses).run()
      return 0
    case .compare(let first, let second, let sheet):
      let comparison = try FolderComparison(first, second)
      try write(DifferenceSheet(comparison: comparison).html, to: sheet)
      print(comparison.report, terminator: "")
      return comparison.differences.isEmpty ? 0 : 1
    case .audit(let plan):
      try Surroundings.start()
      return try audit(plan)
    case .show, .rebuild, .timeReload, .list, .help: return 0
    }
  }

  private func audit(_ plan: AuditPlan) throws(Mistake) -> Int32 {
    let clock = ContinuousClock()
    let beginning = clock.now
    do throws(OffscreenStage.NotMade) {
      let report = try Auditor.run(plan)
      print(report.text)
      let seconds = (clock.now - beginning).components.seconds
      print("\(report.count) addresses looked at in \(seconds) seconds")
      return report.faults.isEmpty ? 0 : 1
    } catch {
      throw Mistake(sentence: error.description)
    }
  }

  private func write(_ text: String, to file: String) throws(Mistake) {
    do {
      try Data(text.utf8).write(to: URL(filePath: file))
    } catch {
      throw Mistake.unwritable(file)
    }
  }
}
