import Gtk
import PuppyTrainingScenarios

/// One step: what to do, what must be seen, and how it went.
final class StepView {
  let widget = Box(.vertical, spacing: 9)
  private let number: Int
  private let passed: ToggleButton
  private let failed: ToggleButton
  private let picture: Button
  private let pictureLabel = Label()
  private let problem = Label.status("")
  private let note: Entry
  /// Set while the buttons follow the record, which is not what a person ticked.
  private var isUpdating = false

  /// A person says how it went, or takes that back.
  var onTick: (StepVerdict?) -> Void = { _ in }
  /// A person writes a note.
  var onNote: (String) -> Void = { _ in }
  /// A person wants another picture of it.
  var onPicture: () -> Void = {}

  /// - Parameter number: counted from 1.
  init(_ step: ScenarioStep, number: Int) {
    self.number = number
    passed = Self.verdictButton(tr("Passed"), number)
    failed = Self.verdictButton(tr("Failed"), number)
    picture = Button(icon: "camera-photo-symbolic", name: Self.name(tr("Take a picture"), number))
    note = Entry(named: Self.name(tr("Note"), number))
    widget.addClass("step")
    widget.append(heading(step))
    for expectation in step.expectations { widget.append(Self.text("• \(expectation)")) }
    if !step.lines.isEmpty { widget.append(machineLines(step.lines)) }
    problem.alignment = 0
    problem.wraps = true
    problem.addClass("problem")
    widget.append(problem)
    widget.append(verdictRow)
    note.placeholder = tr("Note")
    widget.append(note)
    connect()
  }

  /// Shows how it went by now.
  ///
  /// - Parameter isCurrent: it is the step to do next.
  func show(_ record: StepRecord, isCurrent: Bool) {
    isUpdating = true
    passed.isActive = record.verdict == .passed
    failed.isActive = record.verdict == .failed
    isUpdating = false
    for verdict in [StepVerdict.passed, .failed] {
      widget.setClass(verdict.rawValue, record.verdict == verdict)
    }
    widget.setClass("current", isCurrent)
    problem.isVisible = record.problem != nil
    problem.text = record.problem ?? ""
    problem.setAccessibleName(record.problem ?? "")
    pictureLabel.text = record.picture ?? ""
    // A label without text is called by the name of its class.
    pictureLabel.setAccessibleName(record.picture ?? tr("No picture yet"))
    if note.text != record.note { note.text = record.note }
  }

  /// The keyboard goes to this step.
  func focus() { passed.grabFocus() }

  private func connect() {
    passed.onToggle { [weak self] in self?.tick(.passed) }
    failed.onToggle { [weak self] in self?.tick(.failed) }
    picture.onClick { [weak self] in self?.onPicture() }
    note.onChange { [weak self] in
      guard let self else { return }
      self.onNote(self.note.text)
    }
  }

  private func tick(_ verdict: StepVerdict) {
    guard !isUpdating else { return }
    let button = verdict == .passed ? passed : failed
    onTick(button.isActive ? verdict : nil)
  }

  private func heading(_ step: ScenarioStep) -> Box {
    let row = Box(.horizontal, spacing: 9)
    let label = Label("\(number)")
    label.addClass("number")
    label.alignToStart(.vertical)
    let action = Self.text(step.action)
    action.addClass("action")
    action.expands(.horizontal)
    row.append(label)
    row.append(action)
    return row
  }

  private func machineLines(_ lines: [MachineLine]) -> Expander {
    let label = Self.text(lines.map(\.text).joined(separator: "\n"))
    label.addClass("machine")
    let expander = Expander(tr("For a machine"), child: label)
    expander.setAccessibleName(Self.name(tr("For a machine"), number))
    return expander
  }

  private var verdictRow: Box {
    let row = Box(.horizontal, spacing: 6)
    pictureLabel.addClass("secondary")
    pictureLabel.alignment = 1
    pictureLabel.expands(.horizontal)
    for part in [passed, failed, pictureLabel, picture] as [Widget] { row.append(part) }
    return row
  }

  private static func text(_ text: String) -> Label {
    let label = Label(text)
    label.alignment = 0
    label.wraps = true
    label.naturalCharacters = 44
    return label
  }

  private static func verdictButton(_ word: String, _ number: Int) -> ToggleButton {
    let button = ToggleButton(toggling: Label(word))
    button.addClass("verdict")
    button.setAccessibleName(name(word, number))
    return button
  }

  /// What a screen reader calls a control of this step.
  private static func name(_ word: String, _ number: Int) -> String {
    // Translators: a word such as "Passed" or "Note", and the number of a step.
    fill(tr("%1$s: step %2$s"), with: [word, "\(number)"])
  }
}
