import CGtk

@testable import Gtk
@testable import GtkTools

/// What a widget that draws itself draws. It must be shown in a window.
extension Widget {
  /// What it looks like, pixel by pixel.
  var pixels: [UInt8] { screenPicture().bytes }

  /// All that is painted, in GTK's own words.
  var drawing: String {
    let paintable = Object(adopting: .init(gtk_widget_paintable_new(pointer())))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable.opaque, snapshot, Double(size.width), Double(size.height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return "" }
    defer { gsk_render_node_unref(node) }
    // GTK writes it into a string of C, zero at the end.
    let bytes = gsk_render_node_serialize(node)
    defer { g_bytes_unref(bytes) }
    return g_bytes_get_data(bytes, nil).map {
      String(cString: $0.assumingMemoryBound(to: CChar.self))
    } ?? ""
  }

  /// The texts that are painted, a line each. Pairs of letters that the font moves together, such
  /// as AV, are left out.
  var drawnTexts: [String] {
    drawing.matches(of: /glyphs: (.*);/).map { line in
      line.1.matches(of: /"([^"]*)"/).map(\.1).joined()
    }
  }

  /// Where pixels and drawings of a pen are painted, in that order.
  var drawnPlaces: [(x: Double, width: Double)] {
    drawing.matches(of: /cairo {\s+bounds: ([0-9.]+) [0-9.]+ ([0-9.]+)/).compactMap { place in
      Double(place.1).flatMap { x in Double(place.2).map { (x, $0) } }
    }
  }
}
