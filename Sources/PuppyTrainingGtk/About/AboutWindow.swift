import Gtk

/// The window that says what program this is. Not GTK's own, which on 4.8 reads its parts out by
/// the names of their classes.
final class AboutWindow: PresentedWindow {
  let window: Window

  init() {
    let builder = Builder(ResourcePath.ui("about-window"))
    window = builder["window"]
    let version: Label = builder["version"]
    version.text = fill(tr("Version %s"), with: [ProgramInfo.version])
  }
}
