import Gtk
import PuppyTrainingCore

extension ConditionChoice: Previewed {
  static let previews = Preview.each(
    of: "condition-choice",
    [
      "row": (true, false), "row-chosen": (true, true), "pill": (false, false),
      "pill-chosen": (false, true),
    ]
  ) { isRow, isChosen in
    let make = isRow ? row : pill
    let choice = make(Difficulty.easy.name) {}
    choice.update(isChosen: isChosen, count: 83)
    guard isRow else { return Exhibit(choice.widget, of: choice) }
    let rows = Box(.vertical)
    rows.addClass("rows")
    rows.append(choice.widget)
    return Exhibit(rows, of: choice, width: 404)
  }
}
