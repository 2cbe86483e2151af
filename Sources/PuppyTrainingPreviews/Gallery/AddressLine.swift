import Gtk
import GtkTools

/// The address of what is shown, to copy and to write.
final class AddressLine {
  let widget = Box(.horizontal)
  private let entry = Entry(named: "Address")
  private let copy = Button(icon: "edit-copy-symbolic", name: "Copy the address")
  private var shown = ""

  /// A person entered this.
  var onEnter: (String) -> Void = { _ in }
  /// A person no longer wants to write.
  var onLeave: () -> Void = {}

  init() {
    widget.addClass("linked")
    widget.addClass("chrome")
    widget.expands(.horizontal)
    entry.addClass("address")
    entry.expands(.horizontal)
    entry.naturalCharacters = 70
    entry.onEnter { [weak self] in self.map { $0.onEnter($0.entry.text) } }
    entry.onKey { [weak self] key, _ in
      guard key == .escape, let self else { return false }
      self.entry.text = self.shown
      self.onLeave()
      return true
    }
    copy.onClick { [weak self] in
      self.map { Clipboard.copy($0.shown) }
    }
    for part in [entry, copy] { widget.append(part) }
  }

  /// What stands in the line.
  var text: String { entry.text }

  func show(_ address: Address) {
    shown = address.description
    entry.text = shown
  }

  /// The keyboard goes there, with all of the address selected.
  func grabFocus() { entry.grabFocus() }
}
