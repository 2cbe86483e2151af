import Gtk
import PuppyTrainingCore

/// The conditions of one facet in the filter dialog: rows to tick for the difficulty, pills for the
/// rest.
final class FacetSection {
  let widget = Box(.vertical, spacing: 6)
  private var choices: [(condition: Condition, choice: ConditionChoice)] = []

  init(_ facet: Facet, onToggle: @escaping (Condition) -> Void) {
    widget.append(Label.heading(facet.name))
    let box = Box(facet == .difficulty ? .vertical : .horizontal)
    if facet == .difficulty { box.addClass("rows") } else { box.useWrapLayout() }
    for condition in facet.conditions {
      let make = facet == .difficulty ? ConditionChoice.row : ConditionChoice.pill
      let choice = make(condition.name) { onToggle(condition) }
      choices.append((condition, choice))
      box.append(choice.widget)
    }
    widget.append(box)
  }

  /// The widget of the first condition.
  var firstChoice: Widget? { choices.first?.choice.widget }

  /// Shows what is chosen, and how many tricks each condition would leave.
  func update(_ snapshot: CollectionSnapshot) {
    for (condition, choice) in choices {
      choice.update(
        isChosen: snapshot.query.filter.contains(condition), count: snapshot.counts[condition])
    }
  }
}
