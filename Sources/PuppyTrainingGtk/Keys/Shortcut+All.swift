import Gtk

extension Shortcut {
  /// All of them, in the order in which people are shown them.
  static var groups: [Group] {
    [
      Group(name: tr("Tricks"), shortcuts: tricks),
      Group(name: tr("Practice"), shortcuts: practice),
      Group(name: tr("Windows"), shortcuts: windows),
    ]
  }

  private static var tricks: [Shortcut] {
    [
      Shortcut(
        keys: "<Control>f", meaning: .action("win.search"),
        effect: tr("Search, also by just typing")),
      Shortcut(keys: "<Control><Shift>f", meaning: .action("win.filter"), effect: tr("Filter")),
      Shortcut(
        keys: "Down", meaning: .search(.goToFirst),
        effect: tr("Go from the search to the first trick")),
      // On a card GTK does it.
      Shortcut(keys: "Return", meaning: .search(.open), effect: tr("Open the trick in focus")),
      Shortcut(
        keys: "Escape", meaning: .search(.leave), effect: tr("Clear, then leave the search")),
      Shortcut(
        keys: "<Control>p", meaning: .action("win.practise"),
        effect: tr("Practise the trick in focus")),
    ]
  }

  /// Presenter remotes and foot pedals send the same keys: forward is a hit, back is a miss.
  private static var practice: [Shortcut] {
    [
      Shortcut(keys: "space", meaning: .practice(.hit), effect: tr("Hit; accept the verdict")),
      Shortcut(keys: "Right", meaning: .practice(.hit), effect: tr("Hit")),
      Shortcut(keys: "Page_Down", meaning: .practice(.hit), effect: tr("Hit")),
      Shortcut(keys: "m", meaning: .practice(.miss), effect: tr("Miss")),
      Shortcut(keys: "Left", meaning: .practice(.miss), effect: tr("Miss")),
      Shortcut(keys: "Page_Up", meaning: .practice(.miss), effect: tr("Miss")),
      Shortcut(keys: "BackSpace", meaning: .practice(.undo), effect: tr("Take the last mark back")),
      Shortcut(keys: "p", meaning: .practice(.pause), effect: tr("Pause, go on")),
      Shortcut(
        keys: "n", meaning: .practice(.choice(.push)), effect: tr("After a set: the next step")),
      Shortcut(
        keys: "s", meaning: .practice(.choice(.stick)), effect: tr("After a set: the same step")),
      Shortcut(
        keys: "b", meaning: .practice(.choice(.drop)), effect: tr("After a set: a step back")),
    ]
  }

  private static var windows: [Shortcut] {
    [
      Shortcut(keys: "Escape", meaning: .leave, effect: tr("Close a dialog or a trick")),
      Shortcut(keys: "<Control>w", meaning: .close, effect: tr("Close the window")),
      Shortcut(keys: "F10", meaning: .gtk, effect: tr("Open the main menu")),
      Shortcut(
        keys: "<Control>question", meaning: .action("app.shortcuts"),
        effect: tr("Show the keyboard shortcuts")),
      Shortcut(keys: "<Control>q", meaning: .action("app.quit"), effect: tr("Quit")),
    ]
  }

  /// The actions that keys run, with these keys.
  package static var actions: [(keys: String, action: String)] {
    all.compactMap { shortcut in
      if case .action(let action) = shortcut.meaning { (shortcut.keys, action) } else { nil }
    }
  }

  /// The keys that mean this.
  static func keys(for meaning: Meaning) -> [String] {
    all.filter { $0.meaning == meaning }.map(\.keys)
  }

  /// This key, pressed alone, leaves a window.
  static func leaves(_ key: Key) -> Bool { keys(for: .leave).contains { Key($0) == key } }

  /// What a key means while a dog practises; on a keypad the same as elsewhere.
  static func practiceKey(_ key: Key, _ modifiers: KeyModifiers) -> PracticeKey? {
    guard case .practice(let meaning) = meaning(of: key, modifiers, in: practiceKeys) else {
      return nil
    }
    return meaning
  }

  /// What a key means in the entry of the search; on a keypad the same as elsewhere.
  static func searchKey(_ key: Key, _ modifiers: KeyModifiers) -> SearchKey? {
    guard case .search(let meaning) = meaning(of: key, modifiers, in: searchKeys) else {
      return nil
    }
    return meaning
  }

  private static func meaning(
    of key: Key, _ modifiers: KeyModifiers, in table: [Key: Meaning]
  ) -> Meaning? {
    modifiers.isDisjoint(with: [.control, .alt]) ? table[key.lowercased.onMainBlock] : nil
  }

  private static let practiceKeys = single(practice)
  private static let searchKeys = single(tricks)

  /// What keys mean that are pressed alone.
  private static func single(_ shortcuts: [Shortcut]) -> [Key: Meaning] {
    Dictionary(
      shortcuts.compactMap { shortcut in Key(shortcut.keys).map { ($0, shortcut.meaning) } }
    ) { first, _ in first }
  }

  private static var all: [Shortcut] { groups.flatMap(\.shortcuts) }
}
