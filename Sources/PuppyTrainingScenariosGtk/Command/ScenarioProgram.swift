import Gtk

/// The program that a scenario is gone through in: one window, beside the app.
final class ScenarioProgram {
  /// What people call the app by, which is tested.
  static let app = "puppy-training"

  private let application = Application(
    id: "io.github.puppytraining.Scenarios", isUnique: false)
  private let bench: TestBench
  private let isRun: Bool
  private var window: ScenarioWindow?
  private var status: Int32 = 0

  /// - Parameter isRun: the machine lines are run at once, and the program ends after them.
  init(_ bench: TestBench, isRun: Bool) {
    self.bench = bench
    self.isRun = isRun
  }

  /// Runs until the window is closed.
  ///
  /// - Returns: the status to exit with: 1 when a step has failed, 2 when the app cannot be started
  ///   or the report not be written.
  func run() -> Int32 {
    Translation.start(domain: Self.app)
    application.onCommandLine { [weak self] _, _ in
      self?.open()
      return 0
    }
    application.onShutdown { [weak self] in self?.bench.app.stop() }
    _ = application.run(["puppy-training-previews"])
    return status
  }

  private func open() {
    ScenarioStyle.add()
    let window = ScenarioWindow(bench, in: application)
    self.window = window
    window.window.onCloseRequest { [weak self] in
      self?.finish()
      return false
    }
    window.window.present()
    do {
      try bench.start()
    } catch {
      return fail("\(error)")
    }
    bench.onMachineEnd = { [weak self, isRun] in
      if isRun { self?.window?.window.close() } else { self?.window?.machineEnded() }
    }
    bench.onPlaced = { [weak self, isRun] in
      if isRun { self?.bench.runMachineLines() } else { self?.window?.window.present() }
    }
  }

  /// The report is written whenever the window closes: nothing that was ticked is lost.
  private func finish() {
    bench.stop()
    do {
      try bench.writeReport()
      if bench.session.tally.failed > 0 { status = 1 }
      print(bench.report.page)
    } catch {
      warn("\(error)", by: Self.app)
      status = 2
    }
  }

  private func fail(_ sentence: String) {
    warn(sentence, by: Self.app)
    status = 2
    window?.window.destroy()
  }
}
