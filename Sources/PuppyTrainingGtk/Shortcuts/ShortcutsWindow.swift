import Gtk

/// The window that lists all keyboard shortcuts. Not GTK's own, which on 4.8 reads its parts out by
/// the names of their classes.
final class ShortcutsWindow: PresentedWindow {
  let window: Window

  init() {
    let builder = Builder(ResourcePath.ui("shortcuts-window"))
    window = builder["window"]
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(window.title)
    let groups: Box = builder["groups"]
    for group in Self.groups { groups.append(Self.section(group)) }
  }

  private struct Group {
    let name: String
    /// Keys as GTK writes them, and what they do.
    let shortcuts: [(keys: String, effect: String)]
  }

  private static var groups: [Group] {
    [
      Group(
        name: tr("Tricks"),
        shortcuts: [
          ("<Control>f", tr("Search, also by just typing")),
          ("<Control><Shift>f", tr("Filter")),
          ("Down", tr("Go from the search to the first trick")),
          ("Return", tr("Open the trick in focus")),
          ("Escape", tr("Clear, then leave the search")),
          ("<Control>p", tr("Practise the trick in focus")),
        ]),
      Group(
        name: tr("Practice"),
        shortcuts: [
          ("space", tr("Hit; accept the verdict")),
          ("Right", tr("Hit")),
          ("Page_Down", tr("Hit")),
          ("m", tr("Miss")),
          ("Left", tr("Miss")),
          ("Page_Up", tr("Miss")),
          ("BackSpace", tr("Take the last mark back")),
          ("p", tr("Pause, go on")),
          ("n", tr("After a set: the next step")),
          ("s", tr("After a set: the same step")),
          ("b", tr("After a set: a step back")),
        ]),
      Group(
        name: tr("Windows"),
        shortcuts: [
          ("Escape", tr("Close a dialog or a trick")),
          ("<Control>w", tr("Close the window")),
          ("F10", tr("Open the main menu")),
          ("<Control>question", tr("Show the keyboard shortcuts")),
          ("<Control>q", tr("Quit")),
        ]),
    ]
  }

  private static func section(_ group: Group) -> Box {
    let section = Box(.vertical, spacing: 6)
    section.append(Label.heading(group.name))
    for (keys, effect) in group.shortcuts {
      let row = Box(.horizontal, spacing: 12)
      let label = Label(effect)
      label.alignment = 0
      label.wraps = true
      label.expands(.horizontal)
      let cap = Label(keyLabel(keys))
      cap.addClass("keycap")
      cap.alignToStart(.vertical)
      row.append(label)
      row.append(cap)
      section.append(row)
    }
    return section
  }
}
