import CGtk

@testable import Gtk

/// What there is to see of a widget.
extension Widget {
  /// The parts inside that are shown, however deep, first to last.
  var shownParts: [Widget] {
    children.filter { gtk_widget_get_visible($0.pointer()) != 0 && $0.isShownByParent }
      .flatMap { [$0] + $0.shownParts }
  }

  private var isShownByParent: Bool { gtk_widget_get_child_visible(pointer()) != 0 }

  /// The parts inside, shown or not, however deep, first to last.
  var allParts: [Widget] { children.flatMap { [$0] + $0.allParts } }

  /// The shown parts of one class.
  func parts<Part: Widget>(_: Part.Type) -> [Part] { shownParts.compactMap { $0.seen() } }

  /// This widget as one of this class, if it is.
  func seen<Part: Widget>(as _: Part.Type = Part.self) -> Part? {
    g_type_is_a(cgtk_type_of(raw), Part.type) != 0 ? Part(borrowing: raw) : nil
  }

  /// The shown parts with this class of the style sheet.
  func parts(styled name: String) -> [Widget] { shownParts.filter { $0.hasClass(name) } }

  /// All texts that are shown, in their order.
  var texts: [String] {
    parts(Label.self).map(\.text).filter { !$0.isEmpty }
  }

  /// The names of the icons that are shown.
  var icons: [String] { parts(Image.self).map(\.icon).filter { !$0.isEmpty } }

  /// It takes the keyboard itself.
  var canBeFocused: Bool { gtk_widget_get_focusable(pointer()) != 0 }

  /// How many hold on to the widget; this object is one of them.
  var ownerCount: Int { Int(pointer(as: GObject.self).pointee.ref_count) }

  /// The first button with this text.
  func button(_ text: String) -> Button? { parts(Button.self).first { $0.texts.contains(text) } }

  /// The least width it can be given, in logical pixels.
  var leastWidth: Int { least(GTK_ORIENTATION_HORIZONTAL) }

  /// The least height it can be given, in logical pixels.
  var leastHeight: Int { least(GTK_ORIENTATION_VERTICAL) }

  private func least(_ orientation: GtkOrientation) -> Int {
    var least: gint = 0
    gtk_widget_measure(pointer(), orientation, -1, &least, nil, nil, nil)
    return Int(least)
  }

  /// Where it lies in a widget around it, from the left and from the top, in logical pixels.
  func place(in ancestor: Widget) -> (x: Range<Double>, y: Range<Double>)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer(), ancestor.pointer(), &bounds) != 0 else {
      return nil
    }
    let x = Double(bounds.origin.x)
    let y = Double(bounds.origin.y)
    return (x..<x + Double(bounds.size.width), y..<y + Double(bounds.size.height))
  }

  /// It can be seen in full, or fills the view, in the scrolled window around it.
  func isInView(of scroller: ScrolledWindow) -> Bool {
    guard let place = place(in: scroller) else { return false }
    return place.y.lowerBound >= -1 && place.y.upperBound <= Double(scroller.size.height) + 1
  }
}

extension Image {
  /// The icon theme, with the program's own icons, has an icon of this name.
  static func hasIcon(_ name: String) -> Bool {
    guard let display = gdk_display_get_default() else { return false }
    return gtk_icon_theme_has_icon(gtk_icon_theme_get_for_display(display), name) != 0
  }
}

extension Builder {
  /// How many objects the file made.
  var objectCount: Int {
    let objects = gtk_builder_get_objects(opaque)
    defer { g_slist_free(objects) }
    return Int(g_slist_length(objects))
  }
}

extension Widget {
  /// The height it asks for when it is so wide, in logical pixels.
  func height(forWidth width: Int) -> Int {
    var natural: gint = 0
    gtk_widget_measure(pointer(), GTK_ORIENTATION_VERTICAL, gint(width), nil, &natural, nil, nil)
    return Int(natural)
  }
}
