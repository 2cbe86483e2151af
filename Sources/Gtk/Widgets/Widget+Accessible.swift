import CGtk

/// What a screen reader says of a widget.
extension Widget {
  /// Its name. On GTK 4.8 a row or an icon button has none by itself.
  public func setAccessibleName(_ name: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_LABEL, name)
  }

  /// What there is to say beyond its name.
  public func setAccessibleDescription(_ description: String) {
    setAccessible(GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description)
  }

  private func setAccessible(_ property: GtkAccessibleProperty, _ text: String) {
    withValue(G_TYPE_STRING_VALUE) { value in
      g_value_set_string(value, text)
      var property = property
      gtk_accessible_update_property_value(opaque, 1, &property, value)
    }
  }
}
