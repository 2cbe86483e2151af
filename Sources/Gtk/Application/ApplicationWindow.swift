import CGtk

/// A window that belongs to an application, which lives as long as one of them does.
public final class ApplicationWindow: Window {
  override class var type: GType { gtk_application_window_get_type() }

  public convenience init(_ application: Application) {
    self.init(new: gtk_application_window_new(application.pointer()))
  }
}
