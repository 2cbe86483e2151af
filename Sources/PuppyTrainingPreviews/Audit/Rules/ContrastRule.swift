/// Texts stand out from what is behind them, measured on the pixels: by 4.5:1, large ones by 3:1
/// (WCAG 2, 1.4.3). What cannot be used now is left out, as there.
nonisolated enum ContrastRule {
  static let least = 4.5
  static let leastForLarge = 3.0

  /// - Parameter scale: how many pixels there are along a logical one; with two, strokes of usual
  ///   texts are as wide as to have their whole colour somewhere.
  static func faults(in tree: StageTree, _ picture: Pixels, scale: Int) -> [AuditFinding] {
    tree.elements.indices.compactMap { place in
      let element = tree.elements[place]
      guard element.isLabel, element.text?.contains(where: { !$0.isWhitespace }) == true,
        !element.states.contains(.disabled),
        // Of a line that is cut in two by what scrolls too little is seen.
        element.visibleFrame.height >= min(element.frame.height - 1, 24),
        let contrast = contrast(in: inner(element.visibleFrame), of: picture, scale: scale)
      else { return nil }
      let needed = element.isLargeText ? leastForLarge : least
      // As many digits as are said.
      guard (contrast * 10).rounded() < needed * 10 else { return nil }
      return AuditFinding(
        element: place, rule: .contrast,
        sentence: "The contrast is \(decimal(contrast)):1, and should be \(decimal(needed)):1.")
    }
  }

  /// The contrast between the ground, which is the colour seen most often, and the text: a fifth of
  /// what is not ground stands out at least so much, the rest are smoothed edges.
  ///
  /// - Returns: `nil` when nothing is seen of it.
  static func contrast(
    in frame: StageTree.Frame, of picture: Pixels, scale: Int
  ) -> Double? {
    let counts = counts(in: frame, of: picture, scale: scale)
    // The brighter one of two, so that it is the same every time.
    guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
      return nil
    }
    let brightness = Brightness(ground.key)
    let contrasts = counts.map {
      (contrast: Brightness($0.key).contrast(with: brightness), $0.value)
    }
    .sorted { $0.contrast > $1.contrast }
    // A ground may run from one colour to another one.
    let ink = contrasts.filter { $0.contrast > 1.15 }
    var left = ink.reduce(0) { $0 + $1.1 } / 5
    for (contrast, count) in ink {
      left -= count
      if left <= 0 { return contrast }
    }
    return contrasts.first?.contrast
  }

  /// The same frame without a border that it may have.
  private static func inner(_ frame: StageTree.Frame) -> StageTree.Frame {
    let margin = 2.0
    guard min(frame.width, frame.height) > 6 * margin else { return frame }
    return StageTree.Frame(
      x: frame.x + margin, y: frame.y + margin, width: frame.width - 2 * margin,
      height: frame.height - 2 * margin)
  }

  /// How often each colour is seen.
  private static func counts(
    in frame: StageTree.Frame, of picture: Pixels, scale: Int
  ) -> [UInt32: Int] {
    let scale = Double(scale)
    let left = max(0, Int((frame.x * scale).rounded()))
    let top = max(0, Int((frame.y * scale).rounded()))
    let right = min(picture.width, Int(((frame.x + frame.width) * scale).rounded()))
    let bottom = min(picture.height, Int(((frame.y + frame.height) * scale).rounded()))
    guard left < right, top < bottom else { return [:] }
    var counts: [UInt32: Int] = [:]
    for y in top..<bottom {
      var (last, run) = (picture[left, y], 0)
      for x in left..<right {
        let color = picture[x, y]
        if color != last {
          counts[last, default: 0] += run
          (last, run) = (color, 0)
        }
        run += 1
      }
      counts[last, default: 0] += run
    }
    return counts
  }

  private static func decimal(_ number: Double) -> String {
    let tenths = Int((number * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
