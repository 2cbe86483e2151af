import Gtk
import PuppyTrainingCore

/// What stands in the place of the cards while there are none: why, and the way on.
final class EmptyPage {
  let widget: Box
  private let builder = Builder(ResourcePath.ui("empty-page"))
  private let icon: Image
  private let heading: Label
  private let body: Label
  private let button: Button
  private var reason = EmptyReason.noTricks

  /// - Parameters:
  ///   - onClearFilter: a person wants all conditions taken away.
  ///   - onClearSearch: a person wants the search text taken away.
  init(onClearFilter: @escaping () -> Void, onClearSearch: @escaping () -> Void) {
    widget = builder["page"]
    icon = builder["icon"]
    heading = builder["heading"]
    body = builder["body"]
    button = builder["button"]
    button.onClick { [weak self] in
      self?.reason == .noSearchMatch ? onClearSearch() : onClearFilter()
    }
    show(reason)
  }

  func show(_ reason: EmptyReason) {
    self.reason = reason
    button.isVisible = reason != .noTricks
    switch reason {
    case .noTricks:
      icon.icon = "puppy-category-paws-symbolic"
      heading.text = tr("No tricks")
      body.text = tr("The trick book is empty. Installing the app again brings it back.")
    case .noFilterMatch:
      icon.icon = "puppy-filter-symbolic"
      heading.text = tr("No trick matches this filter")
      body.text = tr("Fewer conditions leave more tricks.")
      button.label = tr("Clear Filter")
    case .noSearchMatch:
      icon.icon = "system-search-symbolic"
      heading.text = tr("No trick matches this search")
      body.text = tr("Try another word, or fewer of them.")
      button.label = tr("Clear Search")
    }
  }
}
