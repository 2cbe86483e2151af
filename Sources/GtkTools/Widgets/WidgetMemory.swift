import CGtk
import Gtk

/// What a person has done to widgets, to be done again to others that were made in the same way:
/// texts, ticks, what is open, how far things are scrolled, and the focus.
public struct WidgetMemory {
  /// By where they are; see `name(of:)`.
  private var states: [String: State] = [:]
  private var focus: String?

  private enum State: Equatable {
    case text(String, start: Int, cursor: Int)
    case active(Bool)
    case expanded(Bool)
    case searching(Bool)
    case scrolled(x: Double, y: Double)
  }

  /// What is the case now with a widget and everything inside.
  public init(of widget: Widget) {
    Self.visit(widget) { name, part in
      states[name] = Self.state(of: part)
      if part.isFocused { focus = name }
    }
  }

  /// Does to these widgets what was done to those others, as far as they have the same parts. What
  /// depends on their size waits until they are laid out.
  public func restore(to widget: Widget) {
    // An opened part may show others, and a text may change what there is to tick.
    // What is ticked first: of a group that lets go the others.
    for isWanted in [
      Self.isOpening, Self.isText, { $0 == .active(true) }, { $0 == .active(false) },
    ] {
      Self.visit(widget) { name, part in
        if let state = states[name], isWanted(state), Self.state(of: part) != state {
          Self.set(state, to: part)
        }
      }
    }
    restorePlace(to: widget)
  }

  /// Does again what is void once widgets are laid out.
  public func restorePlace(to widget: Widget) {
    Self.visit(widget) { name, part in
      if case .scrolled? = states[name], let state = states[name] { Self.set(state, to: part) }
      if name == focus, !part.isFocused, let root = gtk_widget_get_root(part.pointer()) {
        gtk_root_set_focus(root, part.pointer())
        // A text that gets the focus is selected as a whole.
        if case .text? = states[name], let state = states[name] { Self.set(state, to: part) }
      }
    }
  }

  private static func isOpening(_ state: State) -> Bool {
    switch state {
    case .expanded, .searching: true
    case .text, .active, .scrolled: false
    }
  }

  private static func isText(_ state: State) -> Bool {
    if case .text = state { true } else { false }
  }

  private static func state(of widget: Widget) -> State? {
    let type = cgtk_type_of(widget.raw)
    func isA(_ other: GType) -> Bool { g_type_is_a(type, other) != 0 }
    if isA(gtk_text_get_type()) {
      var (start, end): (gint, gint) = (0, 0)
      gtk_editable_get_selection_bounds(widget.opaque, &start, &end)
      let cursor = gtk_editable_get_position(widget.opaque)
      return .text(
        String(optional: gtk_editable_get_text(widget.opaque)) ?? "",
        start: Int(cursor == start ? end : start), cursor: Int(cursor))
    }
    if isA(gtk_toggle_button_get_type()) {
      return .active(ToggleButton(borrowing: widget.raw).isActive)
    }
    if isA(gtk_check_button_get_type()) {
      return .active(CheckButton(borrowing: widget.raw).isActive)
    }
    if isA(gtk_switch_get_type()) { return .active(gtk_switch_get_active(widget.opaque) != 0) }
    if isA(gtk_expander_get_type()) { return .expanded(Expander(borrowing: widget.raw).isOpen) }
    if isA(gtk_search_bar_get_type()) { return .searching(SearchBar(borrowing: widget.raw).isOpen) }
    if isA(gtk_scrolled_window_get_type()) {
      return .scrolled(
        x: gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(widget.opaque)),
        y: gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(widget.opaque)))
    }
    return nil
  }

  private static func set(_ state: State, to widget: Widget) {
    switch state {
    case .text(let text, let start, let cursor):
      if String(optional: gtk_editable_get_text(widget.opaque)) != text {
        gtk_editable_set_text(widget.opaque, text)
      }
      gtk_editable_select_region(widget.opaque, gint(start), gint(cursor))
    case .active(let isActive): widget.set("active", isActive)
    case .expanded(let isOpen): Expander(borrowing: widget.raw).isOpen = isOpen
    case .searching(let isOpen): SearchBar(borrowing: widget.raw).isOpen = isOpen
    case .scrolled(let x, let y):
      scroll(gtk_scrolled_window_get_hadjustment(widget.opaque), to: x)
      scroll(gtk_scrolled_window_get_vadjustment(widget.opaque), to: y)
    }
  }

  /// Also before what is scrolled has a size: then it finds itself scrolled when it gets one.
  private static func scroll(_ adjustment: UnsafeMutablePointer<GtkAdjustment>?, to value: Double) {
    let end = value + gtk_adjustment_get_page_size(adjustment)
    if gtk_adjustment_get_upper(adjustment) < end { gtk_adjustment_set_upper(adjustment, end) }
    gtk_adjustment_set_value(adjustment, value)
  }

  /// Goes through a widget and everything inside. Each has a name: its id in the UI file where it
  /// has one, else where it is from the nearest one with an id.
  private static func visit(_ widget: Widget, _ body: (_ name: String, Widget) -> Void) {
    var counts: [String: Int] = [:]
    func visit(_ widget: Widget, _ name: String) {
      counts[name, default: 0] += 1
      let name = "\(name)~\(counts[name] ?? 0)"
      body(name, widget)
      // A menu that was open need not come up again.
      guard g_type_is_a(cgtk_type_of(widget.raw), gtk_menu_button_get_type()) == 0 else { return }
      for child in widget.children { visit(child, id(of: child) ?? "\(name)/\(child.typeName)") }
    }
    visit(widget, "")
  }

  private static func id(of widget: Widget) -> String? {
    let id = String(optional: gtk_buildable_get_buildable_id(widget.opaque))
    // Those that nobody gave are made up by the builder.
    return id.flatMap { $0.isEmpty || $0.hasPrefix("___") ? nil : "#\($0)" }
  }
}
