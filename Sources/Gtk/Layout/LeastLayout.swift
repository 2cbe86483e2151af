/// Gives its children the least size they can have, which a size request raises: so a child gets
/// the size asked for exactly, unless it cannot be so small.
nonisolated enum LeastLayout: ChildLayout {
  static func measure(
    _ children: [LayoutChild], _ orientation: Orientation, for size: Int
  ) -> (minimum: Int, natural: Int) {
    let least =
      children.map { child in
        switch orientation {
        case .horizontal: child.measure(.horizontal).minimum
        case .vertical: child.measure(.vertical, for: width(of: child)).minimum
        }
      }.max() ?? 0
    return (least, least)
  }

  static func place(_ children: [LayoutChild], in width: Int, _ height: Int) -> [Frame] {
    children.map { child in
      let width = self.width(of: child)
      return Frame(
        x: 0, y: 0, width: width, height: child.measure(.vertical, for: width).minimum)
    }
  }

  private static func width(of child: LayoutChild) -> Int { child.measure(.horizontal).minimum }
}
