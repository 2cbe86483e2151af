import HTMLPages

/// A page that shows pictures with their addresses.
nonisolated struct PictureSheet {
  let title: String
  private var figures: [Figure] = []

  init(title: String) { self.title = title }

  /// - Parameter width: in logical pixels.
  mutating func add(_ address: String, file: String, width: Int) {
    figures.append(Figure(source: file, caption: address, width: width))
  }

  var html: String {
    Page.ofPictures(title, figures.map(\.html).joined(separator: "\n")).html
  }
}
