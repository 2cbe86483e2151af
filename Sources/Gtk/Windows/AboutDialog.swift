import CGtk

/// Says what program this is.
public final class AboutDialog: Window {
  override class var type: GType { gtk_about_dialog_get_type() }

  public convenience init() { self.init(new: gtk_about_dialog_new()) }

  public func setProgram(name: String, version: String, icon: String, comments: String) {
    gtk_about_dialog_set_program_name(opaque, name)
    gtk_about_dialog_set_version(opaque, version)
    gtk_about_dialog_set_logo_icon_name(opaque, icon)
    gtk_about_dialog_set_comments(opaque, comments)
  }

  /// The program may be used under the MIT licence.
  public func setLicenseMIT() {
    gtk_about_dialog_set_license_type(opaque, GTK_LICENSE_MIT_X11)
  }
}
