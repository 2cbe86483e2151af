import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// One trick in the collection. It draws itself instead of being built of labels: a grid fills a
/// hundred of them at every change, and only what is drawn costs nothing to lay out.
final class TrickCard: Drawing {
  private let painter: CardPainter
  private(set) lazy var widget = DrawnWidget(self)
  private var trick: Trick?
  private var state: TrickState?
  private var lookCount = 0
  private var title: TextLayout?
  private var summary: TextLayout?
  /// A picture that would go on as long as the keyboard is there would never let the computer rest.
  private lazy var player = ScenePlayer(widget, rounds: 3)

  private typealias Metrics = CardPainter.Metrics

  /// - Parameter painter: shared by all cards of a collection.
  init(_ painter: CardPainter) {
    self.painter = painter
    widget.addClass("card")
  }

  /// Shows this trick.
  ///
  /// - Parameters:
  ///   - state: how far the present dog is; `nil` while there is no dog.
  ///   - cell: the widget around the card that is focused and read out.
  ///   - isEntering: the trick was not shown before, so it fades in.
  func show(
    _ trick: Trick, state: TrickState? = nil, in cell: Widget? = nil, isEntering: Bool = false
  ) {
    if trick.id != self.trick?.id { player.scene = nil }
    self.trick = trick
    title?.text = trick.title
    summary?.text = trick.summary
    if isEntering != widget.hasClass("entering") { widget.setClass("entering", isEntering) }
    cell?.setAccessibleName(trick.title)
    show(state, of: trick, in: cell)
  }

  /// Shows how far the present dog is with the trick that is shown.
  func show(_ state: TrickState?, of trick: Trick, in cell: Widget?) {
    self.state = state
    widget.redraw()
    let words = [state?.text, trick.difficulty.name, trick.summary].compactMap(\.self)
    cell?.setAccessibleDescription(words.joined(separator: ". "))
  }

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    switch orientation {
    case .horizontal:
      return (Metrics.minimumWidth, Metrics.naturalWidth)
    case .vertical:
      let height = painter.heights(for: widget).card
      return (height, height)
    }
  }

  /// The keyboard is at this card: its picture moves, as it does under the pointer.
  var hasFocus = false {
    didSet { if hasFocus != oldValue { stateChanged() } }
  }

  func stateChanged() {
    let isWanted = widget.isHovered || hasFocus
    if isWanted, player.scene == nil { player.scene = scene }
    player.isWanted = isWanted
    player.update()
    if !isWanted { player.rewind() }
  }

  /// Its picture asks for frames.
  var isMoving: Bool { player.isMoving }

  private var scene: Scene? { trick.flatMap { painter.album.book.scene(of: $0.id) } }

  func styleChanged() { painter.styleChanged(of: widget) }

  func draw(on canvas: Canvas) {
    guard let trick else { return }
    if lookCount != painter.lookCount {
      lookCount = painter.lookCount
      title = nil
      summary = nil
    }
    drawGround(on: canvas)
    drawTile(trick, on: canvas)
    let heights = painter.heights(for: widget)
    var y = Metrics.tileHeight + Metrics.padding
    draw(titleLayout(trick), y: y, "theme_text_color", on: canvas)
    y += heights.title + Metrics.gap
    draw(summaryLayout(trick), y: y, "text_secondary", on: canvas)
    y += heights.summary + Metrics.gap
    canvas.draw(painter.pill(trick.difficulty, for: widget), x: Metrics.padding, y: y)
    drawFoot(trick, y: y, on: canvas)
  }

  /// How far the dog is, in word and shape; the category while there is no dog.
  private func drawFoot(_ trick: Trick, y: Double, on canvas: Canvas) {
    let color = color("text_secondary")
    let height = painter.heights(for: widget).pill
    let text = state?.text ?? trick.category.name
    let word = footWord(text, beside: trick.difficulty, in: canvas.width)
    let x = canvas.width - Metrics.padding - word.width
    canvas.draw(word, x: x, y: y + (height - word.textHeight) / 2, color)
    guard let state else { return }
    let size = Metrics.pillIcon
    canvas.draw(
      painter.icon(state.kind.icon, size: size, "text_secondary", for: widget),
      x: x - Metrics.gap - size, y: y + (height - size) / 2)
  }

  /// The ground under the texts. The style sheet could do it, but would clip the whole card.
  private func drawGround(on canvas: Canvas) {
    canvas.fill(
      Canvas.Area(
        x: 0, y: Metrics.tileHeight, width: canvas.width,
        height: canvas.height - Metrics.tileHeight), color("theme_base_color"),
      bottom: Metrics.corner)
  }

  /// The picture on the category's colour; the category's symbol for a trick without one.
  private func drawTile(_ trick: Trick, on canvas: Canvas) {
    let tile = Canvas.Area(x: 0, y: 0, width: canvas.width, height: Metrics.tileHeight)
    let ground = color("tile_\(trick.category.rawValue)")
    guard painter.haste.hasTime(for: trick.id, in: widget) else {
      return canvas.fill(tile, ground, top: Metrics.corner)
    }
    if let scene {
      return painter.album.draw(
        scene, player.moment, in: tile, top: Metrics.corner, ground: ground, on: canvas,
        scale: widget.scale)
    }
    canvas.fill(tile, ground, top: Metrics.corner)
    let size = Metrics.tileIcon
    canvas.draw(
      painter.icon(trick.category.icon, size: size, "tile_symbol", for: widget),
      x: (canvas.width - size) / 2, y: (Metrics.tileHeight - size) / 2)
  }

  /// What stands at the foot, cut off where a large pill leaves too little room for it.
  private func footWord(
    _ text: String, beside difficulty: Difficulty, in width: Double
  ) -> TextLayout {
    let word = painter.word(text, CardPainter.Style.foot, for: widget)
    let pill = painter.pill(difficulty, for: widget)
    let icon = state == nil ? 0 : Metrics.pillIcon + Metrics.gap
    let room = width - 2 * Metrics.padding - pill.shownWidth - Metrics.gap - icon
    guard word.width > room else { return word }
    let cut = TextLayout(CardPainter.Style.foot, for: widget)
    cut.text = text
    cut.fit(max(1, room))
    return cut
  }

  private func draw(_ text: TextLayout, y: Double, _ colorName: String, on canvas: Canvas) {
    text.fit(canvas.width - 2 * Metrics.padding)
    canvas.draw(text, x: Metrics.padding, y: y, color(colorName))
  }

  private func color(_ name: String) -> Color { painter.color(name, for: widget) }

  private func titleLayout(_ trick: Trick) -> TextLayout {
    if let title { return title }
    let layout = TextLayout(CardPainter.Style.title, for: widget)
    layout.text = trick.title
    title = layout
    return layout
  }

  private func summaryLayout(_ trick: Trick) -> TextLayout {
    if let summary { return summary }
    let layout = TextLayout(CardPainter.Style.summary, for: widget)
    layout.text = trick.summary
    summary = layout
    return layout
  }
}
