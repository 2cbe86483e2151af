import CGtk

@testable import Gtk

/// What a layout answers, with the numbers GTK gives it.
extension Box {
  struct Sizes: Equatable {
    var minimum, natural: Int
  }

  /// A box with blank children of these sizes.
  static func blanks(_ sizes: [(width: Int, height: Int)]) -> Box {
    let box = Box(.horizontal)
    for size in sizes {
      let child = Box(.horizontal)
      gtk_widget_set_size_request(child.pointer(), gint(size.width), gint(size.height))
      box.append(child)
    }
    return box
  }

  func sizes(_ orientation: Orientation, for size: Int = -1) -> Sizes {
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(
      pointer(), orientation.value, gint(size), &minimum, &natural, nil, nil)
    return Sizes(minimum: Int(minimum), natural: Int(natural))
  }

  /// Gives the box this room, and tells where its visible children went.
  func frames(in width: Int, _ height: Int = 500) -> [Frame] {
    _ = (sizes(.horizontal), sizes(.vertical, for: width))
    gtk_widget_allocate(pointer(), gint(width), gint(height), -1, nil)
    return children.filter(\.isVisible).map { child in
      var place = GtkAllocation()
      gtk_widget_get_allocation(child.pointer(), &place)
      return Frame(
        x: Int(place.x), y: Int(place.y), width: Int(place.width), height: Int(place.height))
    }
  }

  /// Text in this box and its children runs from the right to the left.
  func turnRightToLeft() {
    gtk_widget_set_direction(pointer(), GTK_TEXT_DIR_RTL)
    for child in children { gtk_widget_set_direction(child.pointer(), GTK_TEXT_DIR_RTL) }
  }
}
