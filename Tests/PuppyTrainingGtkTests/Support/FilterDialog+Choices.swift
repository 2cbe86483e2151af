import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

/// A row or pill as it is seen: its word, its number, and whether it is ticked or pressed.
struct ShownChoice: Equatable {
  let name: String
  let number: String
  let isChosen: Bool

  /// What a dialog must show of a snapshot.
  static func all(_ snapshot: CollectionSnapshot) -> [ShownChoice] {
    Condition.all.map { condition in
      ShownChoice(
        name: condition.name, number: "\(snapshot.counts[condition])",
        isChosen: snapshot.query.filter.contains(condition))
    }
  }
}

extension FilterDialog {
  /// What the dialog shows, first to last.
  var shownChoices: [ShownChoice] {
    zip(choiceWidgets, isChosen).map { widget, isChosen in
      let texts = widget.texts
      return ShownChoice(name: texts.first ?? "", number: texts.last ?? "", isChosen: isChosen)
    }
  }

  /// The widgets to choose with, in the order of `Condition.all`.
  var choiceWidgets: [Widget] {
    window.shownParts.filter {
      $0.seen(as: CheckButton.self) != nil || $0.seen(as: ToggleButton.self) != nil
    }
  }

  private var isChosen: [Bool] {
    choiceWidgets.map {
      $0.seen(as: CheckButton.self)?.isActive ?? $0.seen(as: ToggleButton.self)?.isActive ?? false
    }
  }

  /// Clicks the row or pill of this condition.
  func choose(_ condition: Condition) throws {
    let place = try #require(Condition.all.firstIndex(of: condition))
    let widget = choiceWidgets[place]
    if let row = widget.seen(as: CheckButton.self) { row.isActive.toggle() }
    widget.seen(as: ToggleButton.self)?.click()
  }
}
