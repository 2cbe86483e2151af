import Gtk

extension Gallery {
  /// Puts the parts in the window.
  func layOut() {
    window.defaultSize = (1280, 840)
    window.addClass("gallery")
    window.setTitleBar(makeTitleBar())
    let overlay = Overlay(over: stage.widget)
    overlay.add(marks.widget)
    overlay.add(messages.widget)
    overlay.expands(.horizontal)
    overlay.expands(.vertical)
    let middle = Box(.vertical)
    for part in [knobs.widget, overlay] { middle.append(part) }
    middle.expands(.horizontal)
    strip.widget.isVisible = false
    let parts = Box(.horizontal)
    for part in [sidebar.widget, middle, strip.widget] { parts.append(part) }
    window.child = parts
  }

  private func makeTitleBar() -> HeaderBar {
    let bar = HeaderBar()
    bar.addClass("chrome")
    let previous = Button(icon: "go-up-symbolic", name: "Previous state (Alt+Page Up)")
    let next = Button(icon: "go-down-symbolic", name: "Next state (Alt+Page Down)")
    let again = Button(icon: "view-refresh-symbolic", name: "Make it anew (F5)")
    previous.onClick { [weak self] in self?.step(-1) }
    next.onClick { [weak self] in self?.step(1) }
    again.onClick { [weak self] in self?.makeAnew() }
    let steps = Box(.horizontal)
    steps.addClass("linked")
    for button in [previous, next] { steps.append(button) }
    bar.packStart(steps)
    bar.packStart(again)
    bar.setTitle(addressLine.widget)
    inspectorButton.setAccessibleName("Inspector")
    inspectorButton.nameParts("")
    inspectorButton.tooltip = "Inspector: what screen readers are told (Ctrl+I)"
    bar.packEnd(inspectorButton)
    bar.nameParts("")
    return bar
  }
}
