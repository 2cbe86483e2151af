import Gtk
import PuppyTrainingScenarios

/// The window beside the app in which a person goes through a scenario.
final class ScenarioWindow {
  let window: ApplicationWindow
  private let bench: TestBench
  private let runButton = Button(tr("Run"))
  private let reportButton = Button(tr("Write Report"))
  private let notice = Label.status("")
  private let tally = Label.status("")
  private let scroller = ScrolledWindow()
  private let steps: [StepView]
  private var observation: ObservationToken?

  init(_ bench: TestBench, in application: Application) {
    self.bench = bench
    window = ApplicationWindow(application)
    let scenario = bench.session.scenario
    steps = scenario.steps.enumerated().map { StepView($1, number: $0 + 1) }
    window.title = scenario.title
    window.defaultSize = (width: 460, height: 760)
    assemble(scenario)
    connect()
    observation = observe { [weak self] in self?.update() }
  }

  private func assemble(_ scenario: Scenario) {
    let bar = HeaderBar()
    runButton.tooltip = tr("Run the machine lines from the first step that is not done")
    runButton.setAccessibleName(tr("Run the machine steps"))
    bar.packStart(runButton)
    window.setTitleBar(bar)
    let page = Box(.vertical, spacing: 12)
    page.addClass("scenario")
    page.append(introduction(scenario))
    for step in steps { page.append(step.widget) }
    scroller.setAccessibleName(tr("Steps"))
    scroller.nameParts(tr("Scroll bar"))
    scroller.child = page
    scroller.expands(.vertical)
    scroller.scrollsOnlyVertically()
    let content = Box(.vertical)
    for part in [notice, scroller, foot] as [Widget] { content.append(part) }
    window.child = content
    notice.isVisible = false
    notice.wraps = true
    notice.alignment = 0
    notice.addClass("notice")
    window.bind("<Control>w", to: "window.close")
  }

  private func introduction(_ scenario: Scenario) -> Label {
    // Translators: %1$s is what a scenario covers, %2$s what the app finds when it is started.
    let text = fill(
      tr("Covers: %1$s\nThe app begins with %2$s."),
      with: [scenario.covers, scenario.beginning.rawValue])
    let label = Label(text)
    label.wraps = true
    label.alignment = 0
    label.naturalCharacters = 44
    label.addClass("covers")
    label.addClass("secondary")
    return label
  }

  private var foot: Box {
    let row = Box(.horizontal, spacing: 12)
    tally.alignment = 0
    tally.wraps = true
    tally.addClass("tally")
    tally.expands(.horizontal)
    reportButton.alignToCenter(.vertical)
    row.append(tally)
    row.append(reportButton)
    row.addClass("scenario-foot")
    return row
  }

  private func connect() {
    for (index, step) in steps.enumerated() {
      step.onTick = { [weak self] in self?.tick(index, $0) }
      step.onNote = { [weak bench] in bench?.session.note(index, $0) }
      step.onPicture = { [weak self] in self?.takePicture(of: index) }
    }
    runButton.onClick { [weak bench] in bench?.runMachineLines() }
    reportButton.onClick { [weak self] in self?.writeReport() }
    bench.onNotice = { [weak self] in self?.say($0) }
    bench.onMachineStart = { [weak self] in self?.runButton.isSensitive = false }
  }

  /// The machine lines have come to their end; the window takes the keyboard back.
  func machineEnded() {
    runButton.isSensitive = true
    window.present()
    bench.session.current.map { steps[$0].focus() }
  }

  private func tick(_ step: Int, _ verdict: StepVerdict?) {
    bench.tick(step, verdict)
    guard verdict != nil else { return }
    window.present()
    bench.session.current.map { steps[$0].focus() }
  }

  private func takePicture(of step: Int) {
    bench.takePicture(of: step)
    window.present()
  }

  private func writeReport() {
    do {
      try bench.writeReport()
      say(fill(tr("The report is in %s."), with: [bench.report.page]))
    } catch {
      say("\(error)")
    }
  }

  private func say(_ sentence: String) {
    notice.text = sentence
    notice.setAccessibleName(sentence)
    notice.isVisible = true
  }

  private func update() {
    let session = bench.session
    for (index, step) in steps.enumerated() {
      step.show(session.records[index], isCurrent: index == session.current)
    }
    let text = fill(
      tr("%1$s passed, %2$s failed, %3$s not done"),
      with: [session.tally.passed, session.tally.failed, session.tally.notDone].map { "\($0)" })
    tally.text = text
    tally.setAccessibleName(text)
  }
}
