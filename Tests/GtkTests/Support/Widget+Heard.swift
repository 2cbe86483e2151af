import CGtk

@testable import Gtk

extension Widget {
  /// The name that was set for screen readers, `undefined` for none.
  var accessibleName: String? { accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) }

  /// The description that was set for screen readers, `undefined` for none.
  var accessibleDescription: String? { accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }

  private func accessible(_ property: GtkAccessibleProperty) -> String? {
    String(adopting: cgtk_accessible_text(opaque, property))
  }

  var className: String { String(cString: g_type_name(cgtk_type_of(raw))) }

  /// This widget and everything in it that is of this class, by the name of the class.
  func parts(_ className: String) -> [Widget] {
    (self.className == className ? [self] : []) + children.flatMap { $0.parts(className) }
  }

  /// The event controllers of a widget.
  var controllers: [Object] {
    guard let model = gtk_widget_observe_controllers(pointer()) else { return [] }
    defer { g_object_unref(UnsafeMutableRawPointer(model)) }
    return (0..<g_list_model_get_n_items(model)).compactMap { index in
      g_list_model_get_item(model, index).map { Object(adopting: $0) }
    }
  }
}
