import CGtk

@testable import Gtk

/// What a grid knows of its list, and how long the list is by what `items-changed` reports.
final class ListMirror {
  private let list: Object
  private let counter: Object

  init(_ grid: GridView) {
    list = Object(borrowing: .init(gtk_grid_view_get_model(grid.opaque)))
    // GTK's map counts for itself.
    counter = Object(
      adopting: .init(
        gtk_map_list_model_new(
          .init(g_object_ref(list.raw)), { item, _ in item }, nil, nil)))
  }

  /// How many there are by what was reported.
  var reportedCount: Int { Int(g_list_model_get_n_items(counter.opaque)) }

  /// The elements as they are.
  var elements: [Int32] { elements(upTo: .max) }

  /// The first elements, no more than so many.
  func elements(upTo most: Int) -> [Int32] {
    (0..<min(guint(clamping: most), g_list_model_get_n_items(list.opaque))).compactMap { position in
      g_list_model_get_item(list.opaque, position).map { item in
        defer { g_object_unref(item) }
        return PositionItem.element(of: item)
      }
    }
  }
}
