import Gtk
import PuppyTrainingCore

/// The dialog in which the conditions are chosen. Every choice applies at once; Done only closes.
final class FilterDialog: PresentedWindow {
  let window: Window
  private let builder = Builder(ResourcePath.ui("filter-dialog"))
  private var sections: [FacetSection] = []
  private var observation: ObservationToken?

  /// - Parameters:
  ///   - onToggle: a person chose this condition, or took it away.
  ///   - onClear: a person wants all conditions taken away and the dialog closed.
  ///   - onDone: a person wants the dialog closed.
  init(
    onToggle: @escaping (Condition) -> Void, onClear: @escaping () -> Void,
    onDone: @escaping () -> Void
  ) {
    window = builder["dialog"]
    let facets: Box = builder["facets"]
    for facet in Facet.allCases {
      let section = FacetSection(facet, onToggle: onToggle)
      sections.append(section)
      facets.append(section.widget)
    }
    if let first = sections.first?.firstChoice { window.focus(first) }
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(window.title)
    let clear: Button = builder["clear_button"]
    clear.onClick(onClear)
    let done: Button = builder["done_button"]
    done.onClick(onDone)
  }

  /// A dialog that shows and changes the filter of a collection.
  ///
  /// - Parameter onClose: a person wants the dialog closed.
  convenience init(following collection: TrickCollection, onClose: @escaping () -> Void) {
    let state = collection.state
    self.init { [weak state] condition in
      state?.filter.toggle(condition)
    } onClear: { [weak state] in
      state?.clear()
      onClose()
    } onDone: {
      onClose()
    }
    observation = observe { [weak self] in self?.update(collection.snapshot) }
  }

  /// Shows this.
  func update(_ snapshot: CollectionSnapshot) {
    for section in sections { section.update(snapshot) }
  }

  /// Covers no more than half of the height of a window unless that is too little to choose from.
  func fit(over parent: Window) {
    let size = parent.size
    window.defaultSize = (
      width: min(440, max(320, size.width - 24)),
      height: max(Self.leastHeight, size.height / 2)
    )
  }

  /// Enough for the difficulties and the beginning of what follows, in logical pixels.
  private static let leastHeight = 280
}
