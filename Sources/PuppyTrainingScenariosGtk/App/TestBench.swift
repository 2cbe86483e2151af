import AccessibleDesktop
import FoundationEssentials
import Gtk
import GtkTools
import PuppyTrainingScenarios

/// A scenario, the app it is gone through with, and the report that comes of it.
final class TestBench {
  let session: ScenarioSession
  let app: AppUnderTest
  let report: ReportFolder
  private let versions: [Version]
  private var runner: ScenarioRunner?
  private var next: ScheduledWork?
  private var placing: ScheduledWork?
  private var portal: ScreenshotPortal?

  /// Something is to be said to the person: a sentence.
  var onNotice: (String) -> Void = { _ in }
  /// The window of the app has come up, and lies where it can be seen.
  var onPlaced: () -> Void = {}
  /// The machine lines begin to be run.
  var onMachineStart: () -> Void = {}
  /// All machine lines were run, or one could not be.
  var onMachineEnd: () -> Void = {}

  init(_ scenario: Scenario, app: AppUnderTest, report: ReportFolder, versions: [Version]) {
    session = ScenarioSession(scenario)
    self.app = app
    self.report = report
    self.versions = versions
  }

  isolated deinit { stop() }

  /// Starts the app, and lays its window beside this program's once it is there.
  ///
  /// - Throws: when it cannot be started.
  func start() throws {
    try app.start()
    placeSoon()
  }

  /// Looks for the window until it is there, or the app has ended without one.
  private func placeSoon() {
    placing = MainLoop.schedule(afterMilliseconds: 100) { [weak self] in self?.place() }
  }

  private func place() {
    guard let processID = app.processID else { return endMachineLines() }
    if WindowPlacement.lay(processID, beside: ProcessInfo.processInfo.processIdentifier) {
      return onPlaced()
    }
    placeSoon()
  }

  /// A person says how a step went; a picture shows what they saw.
  func tick(_ step: Int, _ verdict: StepVerdict?) {
    session.tick(step, verdict)
    if verdict != nil { takePicture(of: step) }
  }

  /// Takes a picture of the app for a step, or says why there is none.
  func takePicture(of step: Int) {
    let name = ReportFolder.picture(ofStep: step)
    guard let processID = app.processID else {
      return onNotice(tr("The app has ended, so there is no picture of it."))
    }
    guard WindowPicture.isPossible else { return askForPicture(of: step, name) }
    do {
      try WindowPicture.take(ofProcess: processID, to: "\(report.path)/\(name)")
      session.attach(name, to: step)
    } catch {
      sayNoPicture(error)
    }
  }

  /// Below Wayland alone only the desktop can take a picture, and may ask the person first.
  private func askForPicture(of step: Int, _ name: String) {
    do {
      portal = try ScreenshotPortal { [weak self] result in
        guard let self else { return }
        do {
          let file = "\(self.report.path)/\(name)"
          try? FileManager.default.removeItem(atPath: file)
          try FileManager.default.moveItem(atPath: result.get(), toPath: file)
          self.session.attach(name, to: step)
        } catch {
          self.sayNoPicture(error)
        }
      }
    } catch {
      sayNoPicture(error)
    }
  }

  private func sayNoPicture(_ error: any Error) {
    onNotice(fill(tr("There is no picture of this step: %s"), with: ["\(error)"]))
  }

  /// Runs the machine lines from the first step that is not done.
  func runMachineLines() {
    guard runner == nil, let first = session.current else { return onMachineEnd() }
    guard WindowPicture.isPossible else {
      onNotice(tr("Keys need an X display; start this under X11 or with Xwayland."))
      return onMachineEnd()
    }
    let runner = ScenarioRunner(session.scenario, driver: DesktopDriver(app), from: first)
    runner.onStep = { [weak self] in self?.take($1, at: $0) }
    self.runner = runner
    onMachineStart()
    advance()
  }

  private func take(_ outcome: StepOutcome, at step: Int) {
    session.take(outcome, at: step)
    if outcome != .byHand { takePicture(of: step) }
  }

  /// The window stays alive between two tries.
  private func advance() {
    next = MainLoop.schedule(afterMilliseconds: 20) { [weak self] in
      guard let self, let runner = self.runner else { return }
      runner.advance()
      if runner.isOver { self.endMachineLines() } else { self.advance() }
    }
  }

  private func endMachineLines() {
    runner = nil
    if app.processID == nil {
      onNotice(fill(tr("The app has ended. It said: %s"), with: [app.complaints]))
    }
    onMachineEnd()
  }

  /// Nothing goes on by itself any more.
  func stop() {
    next?.cancel()
    placing?.cancel()
    runner = nil
  }

  /// Writes what is known by now.
  ///
  /// - Throws: `ReportFolder.Unwritable`.
  func writeReport() throws(ReportFolder.Unwritable) {
    try report.write(session.report(versions: versions, at: Date()))
  }
}
