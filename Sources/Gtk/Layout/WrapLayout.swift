/// Lines children up like words of a text: as many to a line as fit, the rest below.
nonisolated enum WrapLayout: ChildLayout {
  /// Between two children and between two lines, in logical pixels.
  static let spacing = 6

  static func measure(
    _ children: [LayoutChild], _ orientation: Orientation, for size: Int
  ) -> (minimum: Int, natural: Int) {
    switch orientation {
    case .horizontal:
      let widths = children.map { $0.measure(.horizontal) }
      let gaps = spacing * max(0, children.count - 1)
      return (
        widths.map(\.minimum).max() ?? 0, widths.map(\.natural).reduce(0, +) + gaps
      )
    case .vertical:
      let width = size < 0 ? Int.max : size
      let height = frames(children, in: width).map { $0.y + $0.height }.max() ?? 0
      return (height, height)
    }
  }

  static func place(_ children: [LayoutChild], in width: Int, _ height: Int) -> [Frame] {
    frames(children, in: width)
  }

  private static func frames(_ children: [LayoutChild], in width: Int) -> [Frame] {
    var frames: [Frame] = []
    var x = 0
    var y = 0
    var lineHeight = 0
    for child in children {
      let (least, best) = child.measure(.horizontal)
      let childWidth = max(least, min(best, width))
      let childHeight = child.measure(.vertical, for: childWidth).natural
      if x > 0, x + childWidth > width {
        x = 0
        y += lineHeight + spacing
        lineHeight = 0
      }
      frames.append(Frame(x: x, y: y, width: childWidth, height: childHeight))
      x += childWidth + spacing
      lineHeight = max(lineHeight, childHeight)
    }
    return frames
  }
}
