/// A page that shows pictures with their addresses.
nonisolated struct PictureSheet {
  let title: String
  private var figures = ""

  init(title: String) { self.title = title }

  /// - Parameter width: in logical pixels.
  mutating func add(_ address: String, file: String, width: Int) {
    figures += """
      <figure>
      <a href="\(Self.escape(file))"><img src="\(Self.escape(file))" width="\(width)" \
      alt="\(Self.escape(address))"></a>
      <figcaption>\(Self.escape(address))</figcaption>
      </figure>

      """
  }

  var html: String { Self.page(title, figures) }

  /// A page in the style of all of them.
  static func page(_ title: String, _ body: String) -> String {
    """
    <!doctype html>
    <html lang="en-GB">
    <meta charset="utf-8">
    <title>\(escape(title))</title>
    <style>
    body { font: 14px sans-serif; margin: 24px; color-scheme: light dark; }
    main { display: flex; flex-wrap: wrap; gap: 24px; align-items: start; }
    figure { margin: 0; max-width: 100%; }
    img { max-width: 100%; height: auto; }
    figcaption { font-family: monospace; }
    section { margin: 24px 0; }
    </style>
    <h1>\(escape(title))</h1>
    <main>
    \(body)</main>
    </html>

    """
  }

  static func escape(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      // In the name of a file a question mark or a hash would end it.
      case "#": "&#35;"
      default: String(character)
      }
    }.joined()
  }
}
