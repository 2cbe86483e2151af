import Gtk
import PuppyTrainingCore

/// The bar over the collection: how many tricks there are, under which conditions, and the button
/// that opens the filter.
final class ConditionHeader {
  let widget: Box
  let filterButton: Button
  private let builder = Builder(ResourcePath.ui("condition-header"))
  private let count: Label
  private let chips: Box
  private let onRemove: (Condition) -> Void
  private var shown: [Chip] = []
  private var buttons: [Button] = []
  private var observation: ObservationToken?

  /// What one chip says.
  private enum Chip: Equatable {
    case set(Condition)
    case unset(Facet)
  }

  /// - Parameters:
  ///   - onFilter: a person wants to change the filter.
  ///   - onRemove: a person wants this condition taken away.
  init(onFilter: @escaping () -> Void, onRemove: @escaping (Condition) -> Void) {
    self.onRemove = onRemove
    widget = builder["header"]
    count = builder["count"]
    chips = builder["chips"]
    filterButton = builder["filter_button"]
    chips.useWrapLayout()
    filterButton.onClick(onFilter)
  }

  /// A header that follows what a collection shows.
  convenience init(following collection: TrickCollection, onFilter: @escaping () -> Void) {
    let state = collection.state
    self.init(onFilter: onFilter) { [weak state] in state?.filter.toggle($0) }
    observation = observe { [weak self] in self?.update(collection.snapshot) }
  }

  /// Shows this.
  func update(_ snapshot: CollectionSnapshot) {
    if count.text != snapshot.countText {
      count.text = snapshot.countText
      count.setAccessibleName(snapshot.countText)
    }
    let tooltip = "\(tr("Filter")): \(snapshot.filterStateText)"
    if filterButton.tooltip != tooltip {
      // The tooltip first: GTK takes it for the description as well.
      filterButton.tooltip = tooltip
      filterButton.setAccessibleDescription(snapshot.filterStateText)
    }
    filterButton.setClass("narrowing", snapshot.query.filter.isActive)
    showChips(Self.chips(for: snapshot.query.filter))
  }

  private static func chips(for filter: TrickFilter) -> [Chip] {
    Facet.allCases.flatMap { facet -> [Chip] in
      let conditions = filter.conditions(of: facet)
      if conditions.isEmpty { return facet.placeholder == nil ? [] : [.unset(facet)] }
      return conditions.map(Chip.set)
    }
  }

  /// The keyboard stays where it was: on the chip that follows the one taken away, or on the
  /// button.
  private func showChips(_ new: [Chip]) {
    guard new != shown else { return }
    let focused = buttons.firstIndex { $0.containsFocus }
    chips.removeAll()
    buttons = []
    shown = new
    for chip in new {
      switch chip {
      case .set(let condition):
        let button = makeButton(condition)
        buttons.append(button)
        chips.append(button)
      case .unset(let facet):
        let label = Label(facet.placeholder ?? "")
        label.addClass("chip")
        chips.append(label)
      }
    }
    guard let focused else { return }
    if buttons.isEmpty {
      filterButton.grabFocus()
    } else {
      buttons[min(focused, buttons.count - 1)].grabFocus()
    }
  }

  private func makeButton(_ condition: Condition) -> Button {
    let content = Box(.horizontal, spacing: 6)
    content.append(Label(condition.name))
    content.append(Image(decoration: "window-close-symbolic"))
    let button = Button(child: content)
    button.addClass("chip")
    let name = fill(tr("Remove condition %s"), with: [condition.name])
    button.setAccessibleName(name)
    button.tooltip = name
    button.onClick { [weak self] in self?.onRemove(condition) }
    return button
  }
}
