extension AboutWindow: Previewed {
  static let previews = [Preview("about", "plain") { Exhibit(presenting: AboutWindow()) }]
}
