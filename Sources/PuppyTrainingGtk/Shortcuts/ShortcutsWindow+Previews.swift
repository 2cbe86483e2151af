extension ShortcutsWindow: Previewed {
  static let previews = [Preview("shortcuts", "plain") { Exhibit(presenting: ShortcutsWindow()) }]
}
