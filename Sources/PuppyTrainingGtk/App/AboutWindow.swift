import Gtk

/// The window that says what program this is.
enum AboutWindow {
  static func make() -> Window {
    let dialog = AboutDialog()
    dialog.setProgram(
      name: tr("Puppy Training"), version: ProgramInfo.version, icon: ProgramInfo.id,
      comments: tr("A book of dog tricks to browse, filter and read."))
    dialog.setLicenseMIT()
    dialog.title = tr("About Puppy Training")
    return dialog
  }
}
