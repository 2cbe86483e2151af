import Gtk
import PuppyTrainingCore

/// The picture of a trick: its category's symbol on the category's colour.
final class PictureTile {
  let widget = Box(.vertical)
  private let image = Image(decoration: "")
  private var category: PuppyTrainingCore.Category?

  init() {
    widget.addClass("tile")
    image.expands(.vertical)
    widget.append(image)
  }

  func show(_ trick: Trick) {
    guard category != trick.category else { return }
    if let category { widget.removeClass(category.rawValue) }
    category = trick.category
    widget.addClass(trick.category.rawValue)
    image.icon = trick.category.icon
  }
}
