/// Draws a hand: a palm and what the fingers do.
struct HandDrawing {
  private let wrist: Point3
  private let along: Point3
  private let grip: PersonPose.Grip
  private let skin: Paint

  /// - Parameter along: where the knuckles point to.
  init(_ wrist: Point3, along: Point3, _ grip: PersonPose.Grip, _ skin: Paint) {
    self.wrist = wrist
    self.along = along.normalized
    self.grip = grip
    self.skin = skin
  }

  func draw(depth: Double, on sheet: inout Sheet) {
    let across = Point3(-along.y, along.x, 0).normalized
    let palm = wrist + along * 4
    sheet.taper(wrist, 4, palm, 4.8, skin, depth: depth)
    func finger(_ start: Point3, _ end: Point3, _ width: Double = 1.9) {
      sheet.taper(start, width, end, width - 0.3, skin, depth: depth + 0.01)
    }
    switch grip {
    case .open:
      for (index, length) in [10.5, 12, 11.5, 10].enumerated() {
        let offset = across * (Double(index) * 2.5 - 3.4)
        finger(palm + offset, wrist + along * (length + 3) + offset * 1.25)
      }
      finger(palm + across * 3, wrist + along * 6 + across * 8.5)
    case .fist:
      sheet.disc(palm + along * 1.5, 5.6, skin, depth: depth + 0.01)
      sheet.line(
        [palm + along * 4 + across * 3, palm + along * 4.6 - across * 3], width: 1,
        skin.shaded(0.2), depth: depth + 0.02)
    case .treat:
      finger(palm + across * 2.6, wrist + along * 12 + across * 1.4)
      finger(palm - across * 2.6, wrist + along * 12 - across * 1.4)
      sheet.disc(wrist + along * 13.5, 2.8, Paint(0x9a5b2c), depth: depth + 0.03)
    case .pointing:
      sheet.disc(palm + along * 0.8, 5.2, skin, depth: depth + 0.01)
      finger(palm + across * 2.5, wrist + along * 15.5 + across * 2.2, 2)
      finger(palm + across * 3, wrist + along * 6 + across * 7)
    }
  }
}
