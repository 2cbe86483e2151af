/// Draws the head of a dog: skull, ears, muzzle, and the face it makes.
struct DogHeadDrawing {
  private let skeleton: Skeleton
  private let pose: Pose.Head
  private let look: DogLook
  private let reach: Double
  /// How near the skull is; the parts of a head lie closer together than they are.
  private let depth: Double

  private static let ink = Paint(0x33261d)
  private static let squeeze = 0.2

  init(_ skeleton: Skeleton, _ pose: Pose.Head, _ look: DogLook) {
    self.skeleton = skeleton
    self.pose = pose
    self.look = look
    reach = Skeleton.Size.muzzle * look.muzzle
    depth = skeleton.head.z + 2
  }

  func draw(on sheet: inout Sheet) {
    let skull = Skeleton.Size.skull
    drawEar(-1, on: &sheet)
    drawEar(1, on: &sheet)
    sheet.disc(skeleton.head, skull, look.coat, depth: depth)
    let front = skull - 8
    if look.markings == .blaze {
      sheet.taper(
        point(11, 9), 3.6, point(15, 0), 5, look.light, depth: near(11, 9) + 0.1)
    }
    if look.markings == .points {
      for side in [-1.0, 1.0] {
        sheet.disc(
          point(9, 9.5, side * 7), 2.6, look.light, depth: near(9, 9.5, side * 7) + 0.2)
      }
    }
    drawJaw(on: &sheet)
    let muzzle = near(reach * 0.8, -3) + 0.3
    sheet.taper(point(front, -4.5), 9.2, point(reach - 1, -3.5), 7.6, look.light, depth: muzzle)
    drawMouth(depth: muzzle, on: &sheet)
    drawNose(depth: muzzle + 0.6, on: &sheet)
    drawEye(-1, on: &sheet)
    drawEye(1, on: &sheet)
  }

  private func point(_ x: Double, _ y: Double, _ z: Double = 0) -> Point3 {
    skeleton.head + skeleton.headAxes.point(x, y, z)
  }

  private func near(_ x: Double, _ y: Double, _ z: Double = 0) -> Double {
    depth + skeleton.headAxes.point(x, y, z).z * Self.squeeze
  }

  private func drawEar(_ side: Double, on sheet: inout Sheet) {
    let lift = pose.ears
    let near = near(-2, 4, side * 11) + 0.4
    switch look.ears {
    case .floppy:
      let root = point(-3, 10, side * 10)
      let up = max(0, lift)
      let laid = max(0, -lift)
      let tip = point(-6 - 7 * laid, -8 + 14 * up + 6 * laid, side * (13 + 6 * up))
      sheet.taper(root, 5.4, tip, 7.4, look.second, depth: near)
    case .pricked:
      let back = max(0, -lift)
      let base = [point(5, 11, side * 7), point(-9, 9, side * 9)]
      let tip = point(-5 - 14 * back, 29 - 12 * back, side * 11)
      sheet.polygon(base + [tip], rounding: 2.5, look.second, depth: near)
      let inner = [point(2, 13, side * 8), point(-5, 12, side * 9.5)]
      let innerTip = point(-4.5 - 11 * back, 24 - 10 * back, side * 11)
      sheet.polygon(
        inner + [innerTip], rounding: 2, look.second.mixed(with: Paint(0xe8a79b), at: 0.55),
        depth: near + 0.05)
    case .rose:
      let root = point(-2, 11, side * 8)
      let tip = point(-13, 9 + 7 * lift, side * 12)
      sheet.taper(root, 4.5, tip, 3, look.second, depth: near)
    }
  }

  /// The lower jaw and the tongue, as far as the mouth is open.
  private func drawJaw(on sheet: inout Sheet) {
    let open = pose.mouth
    let tongue = pose.tongue
    guard open > 0.02 || tongue > 0.02 else { return }
    let drop = 4 + 15 * open
    let jaw = near(reach * 0.5, -8) + 0.1
    sheet.taper(
      point(7, -6), 6, point(reach - 5 - 7 * open, -6 - drop * 0.8), 4, look.light.shaded(0.1),
      depth: jaw)
    sheet.polygon(
      [
        point(8, -5), point(reach - 3, -5), point(reach - 7 - 6 * open, -4 - drop * 0.75),
      ], rounding: 2, Paint(0x6e2d33), depth: jaw + 0.05)
    let length = 0.35 + 0.65 * tongue
    sheet.taper(
      point(10, -6 - drop * 0.25), 3,
      point(9 + (reach - 10) * length, -6 - drop * (0.45 + 0.3 * tongue)), 3.6,
      Paint(0xe87b86), depth: tongue > 0.5 ? near(reach, -8) + 1.2 : jaw + 0.06)
  }

  private func drawMouth(depth: Double, on sheet: inout Sheet) {
    guard pose.mouth < 0.35 else { return }
    for side in [-1.0, 1.0] {
      let points = [
        point(reach + 3, -5), point(reach - 4, -10, side * 4), point(reach - 11, -9, side * 7),
        point(reach - 14, -6, side * 7.5),
      ]
      let near = depth + skeleton.headAxes.aside.z * side * 0.5 + 0.2
      sheet.line(points, width: 1.7, Self.ink, depth: near)
    }
  }

  private func drawNose(depth: Double, on sheet: inout Sheet) {
    let spot = Sheet.spot(skeleton.nose)
    let across = abs(skeleton.headAxes.aside.z)
    sheet.add(
      .ellipse(
        spot, width: 8 + 2.4 * (1 - across), height: 7, angle: tilt), Self.ink, depth: depth)
  }

  /// How far the head is turned in the plane of the picture, clockwise.
  private var tilt: Double {
    let forward = skeleton.headAxes.forward
    return abs(forward.x) > 0.3 ? -pose.lift * (forward.x < 0 ? -1 : 1) : 0
  }

  private func drawEye(_ side: Double, on sheet: inout Sheet) {
    let place = (8.5, 5.0, side * 9)
    let center = point(place.0, place.1, place.2)
    let near = near(place.0, place.1, place.2) + 0.5
    guard pose.eyes > 0.15 else {
      let lid = [
        point(place.0 - 3, place.1 + 0.5, place.2), point(place.0, place.1 - 1.6, place.2 * 1.02),
        point(place.0 + 3, place.1 + 0.5, place.2),
      ]
      return sheet.line(lid, width: 1.6, Self.ink, depth: near)
    }
    sheet.add(
      .ellipse(
        Sheet.spot(center), width: 5.8, height: 6.2 * min(1, pose.eyes), angle: tilt), Self.ink,
      depth: near)
    if pose.eyes > 0.6 {
      sheet.disc(center + Point3(0.8, 1.1), 0.95, Paint(0xffffff), depth: near + 0.01)
    }
  }
}
