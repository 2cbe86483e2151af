import CGtk

/// A window that belongs to an application, which lives as long as one of them does.
public final class ApplicationWindow: Window {
  override class var type: GType { gtk_application_window_get_type() }

  /// - Parameter application: without, it belongs to none yet.
  public convenience init(_ application: Application? = nil) {
    self.init(new: cgtk_window_new(Self.type)?.assumingMemoryBound(to: GtkWidget.self))
    application?.add(self)
  }
}
