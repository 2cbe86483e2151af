import Gtk
import PuppyTrainingCore

/// Where a person may write what else there is to say of a set; folded away until it is wanted.
final class DetailsForm {
  let widget: Expander
  private let place = Entry(named: tr("Place"))
  private let distance = Entry(named: tr("Distance in metres"))
  private let duration = Entry(named: tr("Duration in seconds"))
  private let distraction = ChoicePills(
    [
      (0, tr("0 none")), (1, tr("1 a little")), (2, tr("2 some")), (3, tr("3 a lot")),
    ], isExclusive: true)
  private let reward = Entry(named: tr("Reward"))
  private let handler = Entry(named: tr("Handler"))
  private let note = Entry(named: tr("Note"))
  private var draft = SetDetailsDraft()
  /// Set while the form follows the set, which the person did not write.
  private var isUpdating = false

  /// A person wrote or chose something.
  var onChange: (SetDetails) -> Void = { _ in }

  init() {
    let rows = Box(.vertical, spacing: 9)
    rows.addClass("details")
    widget = Expander(tr("Place, distance, note and more"), child: rows)
    distance.asksForNumber()
    duration.asksForNumber()
    let fields: [(String, Widget)] = [
      (tr("Place"), place), (tr("Distance in metres"), distance),
      (tr("Duration in seconds"), duration), (tr("Distraction"), distraction.widget),
      (tr("Reward"), reward), (tr("Handler"), handler), (tr("Note"), note),
    ]
    for (title, field) in fields { rows.append(row(title, field)) }
    for entry in [place, distance, duration, reward, handler, note] {
      entry.onChange { [weak self] in self?.read() }
    }
    distraction.onChange = { [weak self] _ in self?.read() }
  }

  /// Shows these details, unless they are what stands there already.
  func show(_ details: SetDetails) {
    guard details != draft.details else { return }
    isUpdating = true
    draft = SetDetailsDraft(details)
    place.text = draft.place
    distance.text = draft.distance
    duration.text = draft.duration
    distraction.chosen = draft.distraction.map { [$0] } ?? []
    reward.text = draft.reward
    handler.text = draft.handler
    note.text = draft.note
    isUpdating = false
    markWrong()
  }

  private func row(_ title: String, _ field: Widget) -> Box {
    let box = Box(.vertical, spacing: 3)
    let label = Label(title)
    label.alignment = 0
    label.addClass("secondary")
    box.append(label)
    box.append(field)
    return box
  }

  private func read() {
    guard !isUpdating else { return }
    draft.place = place.text
    draft.distance = distance.text
    draft.duration = duration.text
    draft.distraction = distraction.chosen.first
    draft.reward = reward.text
    draft.handler = handler.text
    draft.note = note.text
    markWrong()
    onChange(draft.details)
  }

  private func markWrong() {
    for (entry, isWrong) in [
      (distance, draft.isDistanceWrong), (duration, draft.isDurationWrong),
    ] {
      entry.setClass("error", isWrong)
      entry.tooltip = isWrong ? tr("Write a number, 0 or more.") : nil
      entry.setAccessibleDescription(entry.tooltip ?? "")
    }
  }
}
