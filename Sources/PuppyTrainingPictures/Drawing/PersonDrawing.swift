/// Draws a person as rounded limbs in plain clothes.
struct PersonDrawing {
  private let skeleton: PersonSkeleton
  private let pose: PersonPose
  private let depth: Double

  private let clothes: Clothes

  /// The colours of a person, so that the second one in a scene is somebody else.
  private struct Clothes {
    let skin, hair, shirt, trousers: Paint

    static let all = [
      Clothes(
        skin: Paint(0xe9b692), hair: Paint(0x5b4a42), shirt: Paint(0x5f8fb4),
        trousers: Paint(0x56607a)),
      Clothes(
        skin: Paint(0xc98e68), hair: Paint(0x2f2a2c), shirt: Paint(0xd9894f),
        trousers: Paint(0x6d6a4e)),
      Clothes(
        skin: Paint(0xf0c8a8), hair: Paint(0xc9a052), shirt: Paint(0x7aa874),
        trousers: Paint(0x4d5568)),
    ]
  }

  private static let shoe = Paint(0x3b3f4c)

  /// - Parameter number: which person of the scene it is, from 0.
  init(_ skeleton: PersonSkeleton, _ pose: PersonPose, number: Int) {
    self.skeleton = skeleton
    self.pose = pose
    clothes = Clothes.all[number % Clothes.all.count]
    depth = (skeleton.hips.z + skeleton.shoulders.z) / 2
  }

  func draw(on sheet: inout Sheet) {
    drawShadow(on: &sheet)
    drawLeg(skeleton.legFar, on: &sheet)
    drawArm(skeleton.armFar, pose.farGrip, skeleton.farHand, on: &sheet)
    drawLeg(skeleton.legNear, on: &sheet)
    sheet.taper(
      skeleton.hips, 11.5, skeleton.shoulders, 12.5, clothes.shirt, depth: depth)
    drawHead(on: &sheet)
    drawArm(skeleton.armNear, pose.nearGrip, skeleton.nearHand, on: &sheet)
  }

  private func drawShadow(on sheet: inout Sheet) {
    let feet = [skeleton.hips, skeleton.legNear.end, skeleton.legFar.end]
    let low = feet.map(\.x).min() ?? 0
    let high = feet.map(\.x).max() ?? 0
    sheet.add(
      .ellipse(
        Sheet.spot(Point3((low + high) / 2, 0, depth)), width: high - low + 34, height: 9, angle: 0),
      Paint.shadow, depth: Sheet.ground)
  }

  private func shade(_ root: Point3) -> Double {
    max(0, min(1, (depth - root.z) / 8)) * 0.16
  }

  private func drawLeg(_ leg: Limb, on sheet: inout Sheet) {
    let shade = shade(leg.root)
    let near = leg.root.z
    let cloth = clothes.trousers.shaded(shade)
    sheet.taper(leg.root, 10, leg.joint, 7.5, cloth, depth: near)
    sheet.taper(leg.joint, 7.5, leg.end, 5.5, cloth, depth: near)
    let ahead = Point3.forward.turned(pose.turn)
    let shin = (leg.end - leg.joint).normalized
    let toes = shin.y < -0.4 ? ahead : Point3(0, -1)
    sheet.taper(
      leg.end, 5, leg.end + toes * 8, 4.2, Self.shoe.shaded(shade), depth: near + 0.05)
  }

  private func drawArm(_ arm: Limb, _ grip: PersonPose.Grip, _ hand: Point3, on sheet: inout Sheet)
  {
    let shade = shade(arm.root)
    let near = max(arm.root.z, (arm.root.z + arm.end.z) / 2)
    let sleeve = clothes.shirt.shaded(0.07 + shade)
    sheet.taper(arm.root, 7.5, arm.joint, 6, sleeve, depth: near)
    sheet.taper(arm.joint, 6, arm.end - hand * 3, 4.6, sleeve, depth: near)
    HandDrawing(arm.end, along: hand, grip, clothes.skin.shaded(shade * 0.6))
      .draw(depth: near + 0.1, on: &sheet)
  }

  private func drawHead(on sheet: inout Sheet) {
    let head = skeleton.head
    let axes = skeleton.headAxes
    let near = max(depth + 0.2, head.z + 1)
    let radius = PersonSkeleton.Size.head
    sheet.taper(skeleton.shoulders, 5, head, 5, clothes.skin.shaded(0.08), depth: depth + 0.1)
    let back = head + axes.point(-2, 3)
    let isFromBehind = axes.forward.z < -0.5
    sheet.disc(back, radius + 1.2, clothes.hair, depth: isFromBehind ? near + 0.6 : near)
    sheet.disc(
      head + axes.point(1.5, -1), radius - 0.8, clothes.skin, depth: near + 0.1)
    sheet.taper(
      head + axes.point(1, 9), 4, head + axes.point(-7, 5), 5.5, clothes.hair, depth: near + 0.2)
    for side in [-1.0, 1.0] {
      let depthOfSide = near + axes.point(8, 0, side * 5).z * 0.1 + 0.15
      sheet.disc(head + axes.point(8, 0.5, side * 4.5), 1.2, Paint(0x33261d), depth: depthOfSide)
      sheet.line(
        [
          head + axes.point(10, -6.4), head + axes.point(8.8, -6, side * 2.4),
          head + axes.point(7, -4.6, side * 4.4),
        ], width: 1.2, Paint(0x9c4a3c), depth: depthOfSide)
    }
    sheet.disc(
      head + axes.point(11, -1.5), 1.9, clothes.skin.shaded(0.07), depth: near + axes.forward.z)
  }
}
