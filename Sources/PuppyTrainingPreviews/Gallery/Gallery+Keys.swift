import Gtk

/// What the keyboard does. Views on the stage that use the same keys come first.
extension Gallery {
  func addActions() {
    let actions: [(name: String, keys: [String], effect: (Gallery) -> Void)] = [
      ("address", ["<Control>l"], { $0.addressLine.grabFocus() }),
      ("search", ["<Control>f"], { $0.sidebar.focusSearch() }),
      ("next-part", ["F6"], { $0.focusPart(1) }),
      ("previous-part", ["<Shift>F6"], { $0.focusPart(-1) }),
      ("next", ["<Alt>Page_Down"], { $0.step(1) }),
      ("previous", ["<Alt>Page_Up"], { $0.step(-1) }),
      ("anew", ["F5"], { $0.makeAnew() }),
      ("inspector", ["<Control>i"], { $0.showInspector(!$0.strip.widget.isVisible) }),
      ("close", ["<Control>w", "<Control>q"], { $0.window.close() }),
    ]
    for (name, keys, effect) in actions {
      window.addAction(name) { [weak self] in self.map(effect) }
      for keys in keys { window.bind(keys, to: "win.\(name)", isLast: true) }
    }
  }

  /// Shows the state after this one, or before it.
  ///
  /// - Parameter step: 1 or -1.
  func step(_ step: Int) {
    if let address { open(catalogue.address(step, from: address)) }
  }

  /// Shows what is shown as it was at first, whatever a person has done to it.
  func makeAnew() {
    if let address { open(address) }
    focusStage()
  }

  /// The keyboard goes to the next part of the window, or the one before.
  private func focusPart(_ step: Int) {
    var parts: [(widget: Widget, focus: () -> Void)] = [
      (sidebar.widget, sidebar.focusList), (stage.widget, focusStage),
    ]
    if strip.widget.isVisible { parts.append((strip.widget, strip.focusList)) }
    // From anywhere else to the stage.
    let present = parts.firstIndex { $0.widget.containsFocus } ?? (step > 0 ? 0 : 2)
    parts[(present + step + parts.count) % parts.count].focus()
  }
}
