import CGtk

extension Widget {
  /// What a widget on the screen looks like, as large as it is.
  ///
  /// - Parameter scale: how many pixels there are along a logical one.
  public func screenPicture(scale: Int = 1) -> PixelImage {
    let paintable = Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(pointer())))
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(
      paintable.opaque, snapshot, Double(size.width), Double(size.height))
    let node = snapshot.flatMap { gtk_snapshot_free_to_node($0) }
    defer { node.map { gsk_render_node_unref($0) } }
    return PixelImage(width: size.width * scale, height: size.height * scale) { pen in
      pen.inside(x: 0, y: 0, scaleX: Double(scale), scaleY: Double(scale)) {
        if let node { pen.draw(node) }
      }
    }
  }
}
