import CGtk

@testable import Gtk

/// What a screen reader is told of a widget.
extension Widget {
  var accessibleName: String? { accessible(GTK_ACCESSIBLE_PROPERTY_LABEL) }
  var accessibleDescription: String? { accessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) }

  /// Changes of it are announced.
  var isStatus: Bool {
    gtk_accessible_get_accessible_role(opaque) == GTK_ACCESSIBLE_ROLE_STATUS
  }

  private func accessible(_ property: GtkAccessibleProperty) -> String? {
    guard gtk_test_accessible_has_property(opaque, property) != 0 else { return nil }
    return String(adopting: cgtk_accessible_text(opaque, property))
  }
}
