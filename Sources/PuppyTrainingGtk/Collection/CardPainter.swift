import Gtk
import PuppyTrainingCore

/// What all cards are painted with, computed once for a look of the desktop and shared by every
/// card.
final class CardPainter {
  /// Sizes in logical pixels. Those of texts follow the font.
  enum Metrics {
    static let tileHeight = 132.0
    static let tileIcon = 64.0
    static let padding = 12.0
    static let gap = 6.0
    static let corner = 13.0
    static let pillIcon = 16.0
    static let pillPadding = 10.0
    static let minimumWidth = 230
    static let naturalWidth = 262
  }

  /// The fonts, relative to that of the desktop.
  enum Style {
    static let title = TextLayout.Style(scale: 1.1, isBold: true)
    static let summary = TextLayout.Style(scale: 0.95, lines: 2)
    static let pill = TextLayout.Style(scale: 0.92, isBold: true)
    static let foot = TextLayout.Style(scale: 0.95)
  }

  /// The heights of the texts, whatever they say.
  struct Heights {
    let title, summary, pill: Double

    /// The height of a card, which is the same for every trick.
    var card: Int {
      let texts = title + summary + pill + 2 * Metrics.gap + 2 * Metrics.padding
      return Int((Metrics.tileHeight + texts).rounded(.up))
    }
  }

  let album: PictureAlbum
  let haste = PictureHaste()
  private var heights: Heights?
  private var colors: [String: Color] = [:]
  private var icons: [IconKey: PixelImage] = [:]
  private var pills: [PillKey: PixelImage] = [:]
  private var words: [Word: TextLayout] = [:]
  private var look: Look?
  /// How often the look of the desktop was another one. What was laid out before is void.
  private(set) var lookCount = 0

  private struct Word: Hashable {
    let text: String
    let style: TextLayout.Style
  }

  private struct IconKey: Hashable {
    let name: String
    let colorName: String
    let scale: Int
  }

  private struct PillKey: Hashable {
    let difficulty: Difficulty
    let scale: Int
  }

  /// What everything else here follows from.
  private struct Look: Equatable {
    let text, ground: Color
    let font: String
  }

  /// - Parameter album: where the pictures come from.
  init(_ album: PictureAlbum) { self.album = album }

  /// The style of a card is another one: because the look of the desktop is, or only because the
  /// pointer came by.
  func styleChanged(of widget: Widget) {
    let new = Look(
      text: widget.color(named: "theme_text_color"),
      ground: widget.color(named: "theme_base_color"),
      font: widget.fontWords)
    guard new != look else { return }
    look = new
    lookCount += 1
    heights = nil
    colors = [:]
    icons = [:]
    pills = [:]
    words = [:]
  }

  func heights(for widget: Widget) -> Heights {
    if let heights { return heights }
    let pill = TextLayout(Style.pill, for: widget).lineHeight + 2
    let new = Heights(
      title: TextLayout(Style.title, for: widget).lineHeight,
      summary: TextLayout(Style.summary, for: widget).lineHeight * Double(Style.summary.lines),
      pill: max(pill, Metrics.pillIcon + 2))
    heights = new
    return new
  }

  /// A colour of the style sheet.
  func color(_ name: String, for widget: Widget) -> Color {
    if let color = colors[name] { return color }
    let color = widget.color(named: name)
    colors[name] = color
    return color
  }

  /// An icon in a colour of the style sheet, kept as pixels: GTK colours it anew, pixel by pixel,
  /// each time that it paints one.
  func icon(_ name: String, size: Double, _ colorName: String, for widget: Widget) -> PixelImage {
    let key = IconKey(name: name, colorName: colorName, scale: widget.scale)
    if let image = icons[key] { return image }
    let icon = SymbolicIcon(name, size: Int(size), for: widget)
    let image = PixelImage(width: size, height: size, for: widget) {
      $0.draw(icon, x: 0, y: 0, size: size, color(colorName, for: widget))
    }
    icons[key] = image
    return image
  }

  /// A level in word, shape and colour.
  func pill(_ difficulty: Difficulty, for widget: Widget) -> PixelImage {
    let key = PillKey(difficulty: difficulty, scale: widget.scale)
    if let pill = pills[key] { return pill }
    let word = word(difficulty.name, Style.pill, for: widget)
    let height = heights(for: widget).pill
    let textX = Metrics.pillPadding + Metrics.pillIcon + Metrics.gap
    let width = textX + word.width + Metrics.pillPadding
    let color = "text_\(difficulty.rawValue)"
    let icon = icon(difficulty.icon, size: Metrics.pillIcon, color, for: widget)
    let image = PixelImage(width: width, height: height, for: widget) { canvas in
      canvas.fill(
        Canvas.Area(x: 0, y: 0, width: width, height: height),
        self.color("tint_\(difficulty.rawValue)", for: widget), top: height / 2, bottom: height / 2)
      canvas.draw(icon, x: Metrics.pillPadding, y: (height - Metrics.pillIcon) / 2)
      canvas.draw(
        word, x: textX, y: (height - word.textHeight) / 2, self.color(color, for: widget))
    }
    pills[key] = image
    return image
  }

  /// A word that many cards share, laid out.
  func word(_ text: String, _ style: TextLayout.Style, for widget: Widget) -> TextLayout {
    let word = Word(text: text, style: style)
    if let layout = words[word] { return layout }
    let layout = TextLayout(style, for: widget)
    layout.text = text
    layout.fitText()
    words[word] = layout
    return layout
  }
}
