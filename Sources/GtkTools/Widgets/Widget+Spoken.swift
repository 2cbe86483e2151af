import CGtk
import Gtk

/// What screen readers are told of a widget, for tools that look at widgets.
extension Widget {
  /// The name of its class in GTK: `GtkButton`.
  public var typeName: String { String(cString: g_type_name(cgtk_type_of(raw))) }

  /// What it is, as ARIA has it: `button`.
  public var spokenRole: String {
    guard let values = g_type_class_ref(gtk_accessible_role_get_type()) else { return "" }
    defer { g_type_class_unref(values) }
    let role = gtk_accessible_get_accessible_role(opaque)
    let value = g_enum_get_value(
      values.assumingMemoryBound(to: GEnumClass.self), gint(role.rawValue))
    return (String(optional: value?.pointee.value_nick) ?? "")
      .replacing("-", with: " ")
  }

  /// Its name. GTK 4.8 says the name of the class where nobody gave one, but for what is only there
  /// to hold other things.
  public var spokenName: String {
    givenName ?? labelName ?? (Self.namelessRoles.contains(spokenRole) ? "" : typeName)
  }

  private static let namelessRoles: Set = [
    "group", "generic", "list item", "grid cell", "row", "search", "separator",
  ]

  /// What there is to say beyond its name; empty for nothing.
  public var spokenDescription: String {
    guard gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) != 0
    else { return "" }
    return String(adopting: cgtk_accessible_text(opaque, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION))
      .map { $0 == "undefined" ? "" : $0 } ?? ""
  }

  /// What is the case with it, in words of ARIA: `checked`.
  public var spokenStates: Set<String> {
    var states: Set<String> = []
    if isFocused { states.insert("focused") }
    if gtk_widget_is_sensitive(pointer()) == 0 { states.insert("disabled") }
    if gtk_widget_get_state_flags(pointer()).rawValue & GTK_STATE_FLAG_SELECTED.rawValue != 0 {
      states.insert("selected")
    }
    for (state, word) in Self.statesAndWords {
      switch String(adopting: cgtk_accessible_state(opaque, state)) {
      case nil, "undefined", "false": break
      case "mixed": states.insert("mixed")
      default: states.insert(word)
      }
    }
    return states
  }

  /// Screen readers are told of it.
  public var isSpoken: Bool {
    let role = gtk_accessible_get_accessible_role(opaque)
    let isHidden = String(adopting: cgtk_accessible_state(opaque, GTK_ACCESSIBLE_STATE_HIDDEN))
    return role != GTK_ACCESSIBLE_ROLE_NONE && role != GTK_ACCESSIBLE_ROLE_PRESENTATION
      && isHidden != "true"
  }

  private static let statesAndWords = [
    (GTK_ACCESSIBLE_STATE_CHECKED, "checked"), (GTK_ACCESSIBLE_STATE_PRESSED, "pressed"),
    (GTK_ACCESSIBLE_STATE_EXPANDED, "expanded"), (GTK_ACCESSIBLE_STATE_INVALID, "invalid"),
    (GTK_ACCESSIBLE_STATE_SELECTED, "selected"),
  ]

  private var givenName: String? {
    guard gtk_test_accessible_has_property(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
    else { return nil }
    return String(adopting: cgtk_accessible_text(opaque, GTK_ACCESSIBLE_PROPERTY_LABEL))
      .flatMap { $0 == "undefined" ? nil : $0 }
  }

  private var labelName: String? {
    guard let label = cgtk_accessible_labelled_by(opaque) else { return nil }
    let widget = Widget(borrowing: label)
    return widget.givenName ?? widget.typeName
  }
}
