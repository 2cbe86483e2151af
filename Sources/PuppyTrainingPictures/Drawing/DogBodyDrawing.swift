/// Draws a dog but for its head: rounded limbs over the joints of its skeleton.
struct DogBodyDrawing {
  private let skeleton: Skeleton
  private let look: DogLook
  /// How far the hair stands off, in scene units.
  private let hair: Double
  /// How near the middle of the trunk is.
  private let depth: Double

  private typealias Size = Skeleton.Size

  init(_ skeleton: Skeleton, _ look: DogLook) {
    self.skeleton = skeleton
    self.look = look
    hair = look.hair.thickness
    depth = (skeleton.hips.z + skeleton.chest.z) / 2
  }

  func draw(on sheet: inout Sheet) {
    drawShadow(on: &sheet)
    drawTail(on: &sheet)
    draw(skeleton.hindFar, thigh: 9.5 + hair * 0.6, on: &sheet)
    draw(skeleton.frontFar, thigh: 7.5 + hair * 0.5, on: &sheet)
    drawTrunk(on: &sheet)
    drawMarkings(on: &sheet)
    draw(skeleton.hindNear, thigh: 9.5 + hair * 0.6, on: &sheet)
    draw(skeleton.frontNear, thigh: 7.5 + hair * 0.5, on: &sheet)
    drawCollar(on: &sheet)
  }

  private func drawShadow(on sheet: inout Sheet) {
    let low = ([skeleton.hips, skeleton.chest] + skeleton.limbs.map(\.end)).sorted { $0.x < $1.x }
    guard let first = low.first, let last = low.last else { return }
    let lowest = low.map(\.y).min() ?? 0
    let height = max(0, lowest - Size.paw)
    let width = (last.x - first.x + 34) * max(0.5, 1 - height / 120)
    let middle = Point3((first.x + last.x) / 2, 0, depth)
    sheet.add(
      .ellipse(
        Sheet.spot(middle), width: width, height: max(9, width * 0.11), angle: 0),
      Paint.shadow, depth: Sheet.ground)
  }

  private func drawTail(on sheet: inout Sheet) {
    let points = skeleton.tail
    let radii = look.tail.radii.map { $0 + hair * 0.6 }
    let near = (points[1].z + points[2].z) / 2 - 1
    for index in 0..<3 {
      sheet.taper(
        points[index], radii[index], points[index + 1], radii[index + 1], look.coat, depth: near)
    }
    if look.tail == .bushy {
      sheet.disc(points[3], radii[3] * 0.8, look.light, depth: near)
    }
  }

  private func draw(_ limb: Limb, thigh: Double, on sheet: inout Sheet) {
    let shade = max(0, min(1, (depth - limb.root.z) / Size.legSpread)) * 0.17
    let coat = look.coat.shaded(shade)
    let lower = look.markings == .points ? look.light.mixed(with: coat, at: shade * 2.6) : coat
    let near = limb.root.z
    let knee = 6.2 + hair * 0.3
    sheet.taper(limb.root, thigh, limb.joint, knee, coat, depth: near)
    sheet.taper(limb.joint, knee, limb.end, Size.paw, lower, depth: near)
    // A paw on the ground lies flat; in the air it points on along the leg.
    let way = (limb.end - limb.joint).normalized
    let facing = skeleton.headAxes.forward
    let flat = Point3(facing.x, 0, facing.z).normalized
    let isStanding = way.y < -0.35
    let toes = limb.end + (isStanding ? flat * 4 : way * 2)
    sheet.taper(
      limb.end, Size.paw, toes, Size.paw - 0.6, look.light.mixed(with: coat, at: shade * 2.6),
      depth: near)
  }

  private func drawTrunk(on sheet: inout Sheet) {
    let coat = look.coat
    sheet.taper(
      skeleton.hips, Size.hips + hair, skeleton.waist, Size.waist + hair, coat, depth: depth)
    sheet.taper(
      skeleton.waist, Size.waist + hair, skeleton.chest, Size.chest + hair, coat, depth: depth)
    let neckDepth = max(depth, (skeleton.withers.z + skeleton.head.z) / 2) + 0.3
    sheet.taper(
      skeleton.withers, 11.5 + hair, skeleton.head, 9.5 + hair * 0.5, coat, depth: neckDepth)
    let axes = skeleton.chestAxes
    let front = skeleton.chest + axes.point(10 + hair, -2)
    sheet.taper(
      front, 5.5, skeleton.chest + axes.point(7 + hair, -8), 5, look.light,
      depth: skeleton.chest.z + axes.forward.z * 10 + 0.4)
  }

  private func drawMarkings(on sheet: inout Sheet) {
    let axes = skeleton.chestAxes
    let above = axes.up * (4 + hair * 0.4)
    let visible = depth + axes.up.z * 6 + 0.2
    switch look.markings {
    case .saddle:
      sheet.taper(
        skeleton.hips + above, 10.5, skeleton.waist + above, 10, look.second, depth: visible)
      sheet.taper(
        skeleton.waist + above, 10, skeleton.chest + above, 11.5, look.second, depth: visible)
    case .patches:
      sheet.disc(skeleton.hips + axes.up * 3, 10, look.second, depth: visible)
      sheet.taper(
        skeleton.waist + axes.point(8, 3), 7, skeleton.chest + axes.point(0, 4), 9, look.second,
        depth: visible)
    case .plain, .blaze, .points:
      break
    }
  }

  /// The half of the collar that the viewer sees, and the tag at the throat.
  private func drawCollar(on sheet: inout Sheet) {
    let neck = (skeleton.head - skeleton.withers).normalized
    let middle = skeleton.withers.mixed(with: skeleton.head, at: 0.42)
    let radius = 10.8 + hair * 0.7
    let ahead = skeleton.chestAxes.forward
    let throat = (ahead - neck * ahead.dot(neck)).normalized
    let aside = neck.cross(throat)
    let ring = (0...48).map { index -> Point3 in
      let direction = Point3.direction(Double(index) * 7.5)
      return middle + throat * (radius * direction.x) + aside * (radius * direction.y)
    }
    let near = max(depth, (skeleton.withers.z + skeleton.head.z) / 2) + 0.6
    var run: [Point3] = []
    for point in ring + ring.dropFirst() {
      if point.z - middle.z >= -0.5 {
        run.append(point)
      } else if !run.isEmpty {
        if run.count > 20 { break }
        run = []
      }
    }
    sheet.line(run, width: 5, look.collar, depth: near)
    let tag = middle + throat * (radius + 1) + Point3(0, -3.5)
    sheet.disc(tag, 3.3, Paint(0xf6c544), depth: tag.z - middle.z < -3 ? depth - 2 : near + 0.1)
  }
}

extension DogLook.Hair {
  fileprivate var thickness: Double {
    switch self {
    case .short: 0
    case .medium: 1.6
    case .long: 3.6
    }
  }
}

extension DogLook.TailShape {
  /// Of the root of the tail and the ends of its parts.
  fileprivate var radii: [Double] {
    switch self {
    case .plain: [5.2, 4.4, 3.8, 3.2]
    case .curled: [5.5, 5, 4.6, 4]
    case .bushy: [5, 8, 8.5, 5]
    case .short: [5.5, 5, 4.5, 4]
    }
  }
}

extension Paint {
  static let shadow = Paint(0x1c1c28, opacity: 0.12)
}
