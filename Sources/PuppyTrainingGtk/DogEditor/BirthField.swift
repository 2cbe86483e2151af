import Gtk
import PuppyTrainingCore

/// Where the birth of a dog is written: day, month and year, the day only when it is known.
final class BirthField {
  let widget = Box(.vertical, spacing: 6)
  private let day = Entry(named: tr("Day of birth, if known"))
  private let year = Entry(named: tr("Year of birth"))
  private let months = ChoicePills(
    (1...12).map { ($0, LocalTime.name(ofMonth: $0)) }, isExclusive: true)

  /// Something else was written or chosen.
  var onChange: () -> Void = {}

  init(_ draft: DogDraft) {
    year.text = draft.year
    day.text = draft.day
    months.chosen = draft.month.map { [$0] } ?? []
    let row = Box(.horizontal, spacing: 6)
    for (entry, hint, characters) in [(year, tr("Year"), 8), (day, tr("Day, if known"), 13)] {
      entry.placeholder = hint
      // With large texts there is no room for it.
      entry.tooltip = hint
      entry.asksForNumber()
      entry.naturalCharacters = characters
      entry.onChange { [weak self] in self?.onChange() }
      row.append(entry)
    }
    months.onChange = { [weak self] _ in self?.onChange() }
    widget.append(row)
    widget.append(months.widget)
  }

  func write(to draft: inout DogDraft) {
    draft.year = year.text
    draft.day = day.text
    draft.month = months.chosen.first
  }
}
