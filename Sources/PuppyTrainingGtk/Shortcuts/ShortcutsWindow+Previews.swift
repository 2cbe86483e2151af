extension ShortcutsWindow: Previewed {
  static let previews = [Preview("shortcuts", "plain") { Exhibit(window: make()) }]
}
