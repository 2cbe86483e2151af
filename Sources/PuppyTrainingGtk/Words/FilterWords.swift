import Gtk
import PuppyTrainingCore

extension Facet {
  /// The heading of its conditions in the filter dialog.
  var name: String {
    switch self {
    case .difficulty: tr("Difficulty")
    case .category: tr("Category")
    case .equipment: tr("What you have")
    case .minutes: tr("Time")
    case .place: tr("Place")
    case .body: tr("Body")
    case .state: tr("State")
    case .practised: tr("Last practised")
    case .prerequisites: tr("Teach first")
    }
  }

  /// What the condition header says while nothing is chosen; `nil` for a facet that it names only
  /// while something is.
  var placeholder: String? {
    switch self {
    case .difficulty: tr("Any difficulty")
    case .category: tr("Any category")
    case .equipment: tr("Any equipment")
    case .minutes, .place, .body, .state, .practised, .prerequisites: nil
    }
  }
}

extension Condition {
  var name: String {
    switch self {
    case .difficulty(let difficulty): difficulty.name
    case .category(let category): category.name
    case .equipment(let thing): thing.name
    case .minutes(let minutes): tr("Up to %d minute", "Up to %d minutes", count: minutes)
    case .place(let place): place.name
    case .gentle: tr("Gentle on the body")
    case .state(let state): state.name
    case .practised(let gap): gap.name
    case .ready: tr("Prerequisites learnt")
    }
  }
}

/// "70 tricks"
func trickCount(_ count: Int) -> String { tr("%d trick", "%d tricks", count: count) }

extension CollectionSnapshot {
  /// "231 tricks", or "18 of 231 tricks" while something narrows them.
  var countText: String {
    guard isNarrowed else { return trickCount(total) }
    return fill(
      // Translators: how many tricks are shown, of how many there are, for example "18 of 231
      // tricks".
      tr("%1$s of %2$s"), with: ["\(count)", trickCount(total)])
  }

  /// What the filter button says of itself beyond its name.
  var filterStateText: String {
    let count = query.filter.conditions.count
    guard count > 0 else { return tr("No condition is set") }
    return tr("%d condition is set", "%d conditions are set", count: count)
  }
}
