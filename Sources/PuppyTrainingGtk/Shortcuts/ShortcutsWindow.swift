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
    for group in Shortcut.groups { groups.append(Self.section(group)) }
  }

  private static func section(_ group: Shortcut.Group) -> Box {
    let section = Box(.vertical, spacing: 6)
    section.append(Label.heading(group.name))
    for shortcut in group.shortcuts {
      let row = Box(.horizontal, spacing: 12)
      let label = Label(shortcut.effect)
      label.alignment = 0
      label.wraps = true
      label.expands(.horizontal)
      let cap = Label(keyLabel(shortcut.keys))
      cap.addClass("keycap")
      cap.alignToStart(.vertical)
      row.append(label)
      row.append(cap)
      section.append(row)
    }
    return section
  }
}
