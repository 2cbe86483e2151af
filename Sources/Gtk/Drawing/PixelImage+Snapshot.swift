import CGtk

extension PixelImage {
  /// What a canvas of this size would show in a widget, at the resolution of the widget's screen and
  /// in the direction of its text: drawn once, then put wherever it is needed, which costs a small
  /// part of drawing it again.
  ///
  /// - Parameters:
  ///   - width, height: in logical pixels.
  public convenience init(
    width: Double, height: Double, for widget: Widget, draw: (Canvas) -> Void
  ) {
    let (width, height) = (width.rounded(.up), height.rounded(.up))
    self.init(width: Int(width), height: Int(height), scale: widget.scale) { snapshot in
      draw(Canvas(snapshot, like: widget, width: width, height: height))
    }
  }

  /// What is put into a snapshot.
  ///
  /// - Parameters:
  ///   - width, height: in logical pixels.
  ///   - scale: how many pixels there are along a logical one.
  package convenience init(width: Int, height: Int, scale: Int, fill: (OpaquePointer) -> Void) {
    guard let snapshot = gtk_snapshot_new() else { fatalError("GTK could not make a snapshot.") }
    fill(snapshot)
    let node = gtk_snapshot_free_to_node(snapshot)
    defer { node.map { gsk_render_node_unref($0) } }
    self.init(width: width * scale, height: height * scale, scale: scale) { pen in
      pen.inside(x: 0, y: 0, scaleX: Double(scale), scaleY: Double(scale)) {
        if let node { pen.draw(node) }
      }
    }
  }
}

extension Widget {
  /// How many pixels of the screen one logical pixel is wide, 1 or more.
  public var scale: Int { Int(gtk_widget_get_scale_factor(pointer())) }
}
