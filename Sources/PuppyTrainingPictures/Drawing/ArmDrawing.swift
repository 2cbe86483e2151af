/// Draws a hand with a sleeve that comes from outside the picture.
struct ArmDrawing {
  private let place: Point3
  private let along: Point3
  private let grip: PersonPose.Grip

  private static let skin = Paint(0xe9b692)
  private static let sleeve = Paint(0x5f8fb4)
  private static let length = 400.0

  /// - Parameters:
  ///   - place: what the hand shows: the treat, the tip of the finger or the middle of the palm.
  ///   - angle: where the knuckles point to, in degrees.
  init(_ place: Point3, _ angle: Double, _ grip: PersonPose.Grip) {
    self.place = place
    along = .direction(angle)
    self.grip = grip
  }

  func draw(on sheet: inout Sheet) {
    let depth = place.z + 8
    let wrist = place - along * grip.reach
    let elbow = wrist - along * Self.length
    sheet.taper(wrist - along * 6, 6, elbow, 10, Self.sleeve, depth: depth)
    sheet.taper(wrist - along * 5, 4.4, wrist, 4, Self.skin, depth: depth + 0.05)
    sheet.taper(
      wrist - along * 9, 6.6, wrist - along * 7, 6.6, Self.sleeve.shaded(0.12), depth: depth + 0.06)
    HandDrawing(wrist, along: along, grip, Self.skin).draw(depth: depth + 0.1, on: &sheet)
  }
}

extension PersonPose.Grip {
  /// How far what a hand shows is from the wrist.
  fileprivate var reach: Double {
    switch self {
    case .open: 8
    case .fist: 7
    case .treat: 13.5
    case .pointing: 15.5
    }
  }
}
