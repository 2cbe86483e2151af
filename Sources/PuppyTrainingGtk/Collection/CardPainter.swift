import Gtk

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
    static let pillIcon = 14.0
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

  private var heights: Heights?
  private var colors: [String: Color] = [:]
  private var icons: [String: SymbolicIcon] = [:]
  private var words: [String: TextLayout] = [:]

  /// The look of the desktop is another one.
  func reset() {
    heights = nil
    colors = [:]
    icons = [:]
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

  func icon(_ name: String, size: Double, for widget: Widget) -> SymbolicIcon {
    if let icon = icons[name] { return icon }
    let icon = SymbolicIcon(name, size: Int(size), for: widget)
    icons[name] = icon
    return icon
  }

  /// A word that many cards share, laid out.
  func word(_ text: String, _ style: TextLayout.Style, for widget: Widget) -> TextLayout {
    if let layout = words[text] { return layout }
    let layout = TextLayout(style, for: widget)
    layout.text = text
    layout.fitText()
    words[text] = layout
    return layout
  }
}
