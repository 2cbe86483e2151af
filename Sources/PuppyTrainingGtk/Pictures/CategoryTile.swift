import Gtk
import PuppyTrainingCore

/// What stands where a trick has no picture: its category's symbol on the category's colour.
enum CategoryTile {
  static func make(_ category: PuppyTrainingCore.Category) -> Box {
    let tile = Box(.vertical)
    tile.addClass("tile")
    tile.addClass(category.rawValue)
    tile.addClass("symbol")
    let image = Image(decoration: category.icon)
    image.expands(.vertical)
    tile.append(image)
    return tile
  }
}
