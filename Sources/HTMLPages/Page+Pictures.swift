extension Page {
  /// A page of figures under its title, as many beside each other as there is room.
  ///
  /// - Parameter figures: HTML; see `Figure`.
  public static func ofPictures(_ title: String, _ figures: String) -> Page {
    Page(
      title: title, style: pictureStyle,
      body: "<h1>\(title.html)</h1>\n<main>\n\(figures)\n</main>")
  }

  private static let pictureStyle = """
    body { font: 14px sans-serif; margin: 24px; color-scheme: light dark; }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
    figure { margin: 0; max-width: 100%; }
    img { max-width: 100%; height: auto; }
    figcaption { font-family: monospace; }
    section { margin: 24px 0; }
    """
}

/// A picture with what it is of.
public struct Figure: Sendable {
  /// Where the picture is: a file beside the page, or a `data:` address.
  public var source: String
  public var caption: String
  /// In logical pixels; `nil` for that of the picture.
  public var width: Int?

  public init(source: String, caption: String, width: Int? = nil) {
    self.source = source
    self.caption = caption
    self.width = width
  }

  /// It stands in a line of its own; a click shows the picture alone.
  public var html: String {
    let size = width.map { " width=\"\($0)\"" } ?? ""
    let image = "<img src=\"\(source.html)\"\(size) alt=\"\(caption.html)\">"
    let shown = source.hasPrefix("data:") ? image : "<a href=\"\(source.html)\">\(image)</a>"
    return "<figure>\(shown)<figcaption>\(caption.html)</figcaption></figure>"
  }
}
