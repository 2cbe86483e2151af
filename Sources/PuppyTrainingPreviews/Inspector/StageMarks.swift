import Gtk

/// What is drawn over a stage to point at things on it; the pointer goes through.
final class StageMarks: Drawing {
  private(set) lazy var widget = DrawnWidget(self)
  private static let numberStyle = TextLayout.Style(scale: 0.85, isBold: true)

  /// Where Tab stops, by the number of the stop; in logical pixels of the stage.
  var stops: [Int: StageTree.Frame] = [:] { didSet { if stops != oldValue { widget.redraw() } } }
  /// Where something is at fault.
  var faults: [StageTree.Frame] = [] { didSet { if faults != oldValue { widget.redraw() } } }
  /// What is pointed at.
  var chosen: StageTree.Frame? { didSet { if chosen != oldValue { widget.redraw() } } }

  init() {
    widget.ignoresPointer()
    widget.addClass("chrome")
  }

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    (0, 0)
  }

  func draw(on canvas: Canvas) {
    canvas.clip(to: .init(x: 0, y: 0, width: canvas.width, height: canvas.height)) {
      for frame in faults { outline(frame, "mark_fault", on: canvas) }
      if let chosen { outline(chosen, "mark_chosen", on: canvas) }
      let text = TextLayout(Self.numberStyle, for: widget)
      for (number, frame) in stops { badge(number, text, at: frame, on: canvas) }
    }
  }

  private func outline(_ frame: StageTree.Frame, _ color: String, on canvas: Canvas) {
    let (line, color) = (2.0, widget.color(named: color))
    let area = area(frame, on: canvas)
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    canvas.fill(.init(x: area.x, y: area.y, width: area.width, height: line), color)
    canvas.fill(.init(x: area.x, y: bottom - line, width: area.width, height: line), color)
    canvas.fill(.init(x: area.x, y: area.y, width: line, height: area.height), color)
    canvas.fill(.init(x: right - line, y: area.y, width: line, height: area.height), color)
  }

  /// A number on the upper corner where lines of text start, as far in the stage as it can be.
  private func badge(
    _ value: Int, _ number: TextLayout, at frame: StageTree.Frame, on canvas: Canvas
  ) {
    number.text = "\(value)"
    number.fitText()
    let height = number.textHeight + 2
    let width = max(height, number.width + 8)
    let area = area(frame, on: canvas)
    let x = min(max(area.x - width / 3, 0), canvas.width - width)
    let y = min(max(area.y - height / 3, 0), canvas.height - height)
    let round = height / 2
    canvas.fill(
      .init(x: x - 1, y: y - 1, width: width + 2, height: height + 2),
      widget.color(named: "mark_edge"), top: round + 1, bottom: round + 1)
    canvas.fill(
      .init(x: x, y: y, width: width, height: height), widget.color(named: "mark_tab"),
      top: round, bottom: round)
    canvas.draw(
      number, x: x + (width - number.width) / 2, y: y + 1, widget.color(named: "mark_text"))
  }

  /// Frames count from the left, a canvas from where lines of text start.
  private func area(_ frame: StageTree.Frame, on canvas: Canvas) -> Canvas.Area {
    Canvas.Area(
      x: canvas.isMirrored ? canvas.width - frame.x - frame.width : frame.x, y: frame.y,
      width: frame.width, height: frame.height)
  }
}
