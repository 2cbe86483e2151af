import Gtk

extension ScrolledWindow {
  /// Says what is scrolled, for screen readers.
  func name(_ name: String) {
    setAccessibleName(name)
    nameParts(tr("Scroll bar"))
  }
}
