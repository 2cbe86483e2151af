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

  /// The shown parts of one class.
  func parts<Part: Widget>(_: Part.Type) -> [Part] { shownParts.compactMap { $0.seen() } }

  /// This widget as one of this class, if it is.
  func seen<Part: Widget>(as _: Part.Type = Part.self) -> Part? {
    g_type_is_a(puppy_type_of(raw), Part.type) != 0 ? Part(borrowing: raw) : nil
  }

  /// The shown parts with this class of the style sheet.
  func parts(styled name: String) -> [Widget] { shownParts.filter { $0.hasClass(name) } }

  /// All texts that are shown, in their order.
  var texts: [String] {
    shownParts.compactMap { part in
      part.seen(as: Label.self)?.text ?? part.seen(as: Inscription.self)?.text
    }.filter { !$0.isEmpty }
  }

  /// The names of the icons that are shown.
  var icons: [String] { parts(Image.self).map(\.icon).filter { !$0.isEmpty } }

  /// The first button with this text.
  func button(_ text: String) -> Button? { parts(Button.self).first { $0.texts.contains(text) } }

  /// The least width it can be given, in logical pixels.
  var leastWidth: Int {
    var least: gint = 0
    gtk_widget_measure(pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
    return Int(least)
  }

  /// Where it lies in a widget around it, from the left and from the top, in logical pixels.
  func place(in ancestor: Widget) -> (x: Range<Double>, y: Range<Double>)? {
    var bounds = graphene_rect_t()
    guard gtk_widget_compute_bounds(pointer(), ancestor.pointer(), &bounds) != 0 else { return nil }
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
