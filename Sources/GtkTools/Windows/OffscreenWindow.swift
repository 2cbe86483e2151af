import CGtk
import Gtk

/// A window that never comes up on a screen. To what is in it, it does: it is laid out, styled and
/// can be given the keyboard, and what it looks like can be taken as a picture.
@MainActor
public final class OffscreenWindow {
  /// The window itself.
  public let window: Window

  /// A window with this in it, not laid out yet.
  public init(showing child: Widget) {
    guard let raw = cgtk_window_new(Self.registeredType) else {
      fatalError("GTK could not make a window.")
    }
    window = Window(new: raw.assumingMemoryBound(to: GtkWidget.self))
    // A title bar of its own would be in the picture.
    gtk_window_set_decorated(window.pointer(), 0)
    window.child = child
    window.isVisible = true
  }

  /// Does what the next few frames would do: all work that waits, styles, sizes and places.
  ///
  /// - Parameter size: in logical pixels; what is inside gets at least what it needs.
  public func layOut(_ size: (width: Int, height: Int)) {
    // What changes its style by its size is laid out anew with it, and so on.
    for _ in 0..<Self.frames {
      MainLoop.drain()
      if let clock = gtk_widget_get_frame_clock(window.pointer()) { cgtk_frame_clock_tick(clock) }
      var least: gint = 0
      gtk_widget_measure(window.pointer(), GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
      let width = max(gint(size.width), least)
      gtk_widget_measure(window.pointer(), GTK_ORIENTATION_VERTICAL, width, &least, nil, nil, nil)
      var place = GtkAllocation(x: 0, y: 0, width: width, height: max(gint(size.height), least))
      gtk_widget_size_allocate(window.pointer(), &place, -1)
    }
  }

  /// What it looks like since it was laid out, as large as it is.
  ///
  /// - Parameter scale: how many pixels there are along a logical one.
  public func picture(scale: Int = 1) -> PixelImage {
    PixelImage(width: window.size.width, height: window.size.height, scale: scale) { snapshot in
      if let child = window.child {
        gtk_widget_snapshot_child(window.pointer(), child.pointer(), snapshot)
      }
    }
  }

  /// Takes the window down for good, with all that is in it.
  public func destroy() {
    // GDK would hand on what the display server still says of the window after it has gone.
    if let display = gdk_display_get_default() { gdk_display_sync(display) }
    MainLoop.drain()
    window.destroy()
  }

  private static let frames = 4

  private static let registeredType: GType = {
    let initClass: GClassInitFunc = { classPointer, _ in
      guard let widget = classPointer?.assumingMemoryBound(to: GtkWidgetClass.self) else { return }
      // Those of GtkWindow ask the display for a window on the screen.
      widget.pointee.show = {
        OffscreenWindow.widgetClass?.pointee.show?($0)
        gtk_widget_realize($0)
        gtk_widget_map($0)
      }
      widget.pointee.map = {
        OffscreenWindow.widgetClass?.pointee.map?($0)
        var child = gtk_widget_get_first_child($0)
        while child != nil {
          if gtk_widget_get_visible(child) != 0 { gtk_widget_map(child) }
          child = gtk_widget_get_next_sibling(child)
        }
      }
      widget.pointee.unmap = {
        var child = gtk_widget_get_first_child($0)
        while child != nil {
          gtk_widget_unmap(child)
          child = gtk_widget_get_next_sibling(child)
        }
        OffscreenWindow.widgetClass?.pointee.unmap?($0)
      }
    }
    return g_type_register_static_simple(
      gtk_window_get_type(), "SwiftOffscreenWindow", guint(MemoryLayout<GtkWindowClass>.size),
      initClass, guint(MemoryLayout<GtkWindow>.size), nil, GTypeFlags(rawValue: 0))
  }()

  nonisolated private static var widgetClass: UnsafeMutablePointer<GtkWidgetClass>? {
    g_type_class_peek(gtk_widget_get_type())?.assumingMemoryBound(to: GtkWidgetClass.self)
  }
}
