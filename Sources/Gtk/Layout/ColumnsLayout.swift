/// Puts a narrow column beside a wide one, or above it where both do not fit.
nonisolated enum ColumnsLayout: ChildLayout {
  /// Between the two, in logical pixels.
  static let spacing = 24
  /// The share of the room that the first column takes beside the second.
  static let share = 0.36

  static func measure(
    _ children: [LayoutChild], _ orientation: Orientation, for size: Int
  ) -> (minimum: Int, natural: Int) {
    switch orientation {
    case .horizontal:
      let widths = children.map { $0.measure(.horizontal) }
      return (
        widths.map(\.minimum).max() ?? 0,
        widths.map(\.natural).reduce(0, +) + spacing * max(0, children.count - 1)
      )
    case .vertical:
      let height =
        frames(children, in: size < 0 ? Int(Int32.max) : size)
        .map { $0.y + $0.height }.max() ?? 0
      return (height, height)
    }
  }

  static func place(_ children: [LayoutChild], in width: Int, _ height: Int) -> [Frame] {
    frames(children, in: width)
  }

  private static func frames(_ children: [LayoutChild], in width: Int) -> [Frame] {
    let widths = columnWidths(children, in: width)
    var x = 0
    var y = 0
    return zip(children, widths ?? children.map { _ in width }).map { child, childWidth in
      let height = child.measure(.vertical, for: childWidth).natural
      defer {
        if widths == nil { y += height + spacing } else { x += childWidth + spacing }
      }
      return Frame(x: x, y: y, width: childWidth, height: height)
    }
  }

  /// The widths of two columns, or `nil` where they do not fit beside each other.
  private static func columnWidths(_ children: [LayoutChild], in width: Int) -> [Int]? {
    guard children.count == 2 else { return nil }
    let room = width - spacing
    let first = Int(Double(room) * share)
    guard children[0].measure(.horizontal).minimum <= first,
      children[1].measure(.horizontal).natural <= room - first
    else { return nil }
    return [first, room - first]
  }
}
