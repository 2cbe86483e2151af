import CGtk
import Gtk

extension Widget {
  /// What it looks like on the screen, as large as it is.
  ///
  /// - Parameter scale: how many pixels there are along a logical one.
  public func screenPicture(scale: Int = 1) -> PixelImage {
    let paintable = Object(adopting: UnsafeMutableRawPointer(gtk_widget_paintable_new(pointer())))
    return PixelImage(width: size.width, height: size.height, scale: scale) { snapshot in
      gdk_paintable_snapshot(
        paintable.opaque, snapshot, Double(size.width), Double(size.height))
    }
  }
}
