/// The places in a scene at which things are held.
struct Anchors {
  /// Where something is, and how it is turned.
  struct Spot: Equatable {
    var place: Point3
    var angle = 0.0
    var isFlipped = false
  }

  var places: [String: Spot] = [:]

  /// The anchors that a dog has. Things in a dog's mouth turn with its head.
  static let ofDog = [
    "nose", "mouth", "head", "collar", "back", "rump", "tail", "frontNear", "frontFar", "hindNear",
    "hindFar",
  ]
  /// The anchors that a person has, each after the id of the person and a full stop.
  static let ofPerson = ["near", "far", "head", "lap", "shoulder", "footNear", "footFar"]

  init(_ dog: Skeleton, _ pose: Pose) {
    let isLeft = dog.headAxes.forward.x < -0.01
    let lift = isLeft ? -pose.head.lift : pose.head.lift
    func head(_ place: Point3) -> Spot { Spot(place: place, angle: lift, isFlipped: isLeft) }
    let above = dog.chestAxes.up * Skeleton.Size.waist
    places = [
      "nose": head(dog.nose), "mouth": head(dog.mouth),
      "head": head(dog.head + dog.headAxes.up * Skeleton.Size.skull),
      "collar": Spot(place: dog.withers.mixed(with: dog.head, at: 0.42)),
      "back": Spot(place: dog.waist + above), "rump": Spot(place: dog.hips + above),
      "tail": Spot(place: dog.tail[3]), "frontNear": Spot(place: dog.frontNear.end),
      "frontFar": Spot(place: dog.frontFar.end), "hindNear": Spot(place: dog.hindNear.end),
      "hindFar": Spot(place: dog.hindFar.end),
    ]
  }

  mutating func add(_ person: PersonSkeleton, _ id: String) {
    places["\(id).near"] = Spot(place: person.armNear.end + person.nearHand * 6)
    places["\(id).far"] = Spot(place: person.armFar.end + person.farHand * 6)
    places["\(id).head"] = Spot(place: person.head + .up * PersonSkeleton.Size.head)
    places["\(id).lap"] = Spot(
      place: person.hips.mixed(with: person.legNear.joint, at: 0.6) + .up * 9)
    places["\(id).shoulder"] = Spot(place: person.shoulders)
    places["\(id).footNear"] = Spot(place: person.legNear.end)
    places["\(id).footFar"] = Spot(place: person.legFar.end)
  }

  /// Where a thing is: at its own place, or with what holds it.
  func resolve(_ state: SceneObject.State) -> Spot {
    guard let hold = state.hold, let anchor = places[hold] else {
      return Spot(place: state.place, angle: state.angle)
    }
    let offset = state.place
    let side = Point3(anchor.isFlipped ? -offset.x : offset.x, offset.y, offset.z)
    let right = Point3.direction(anchor.angle)
    let up = Point3.direction(anchor.angle + 90)
    return Spot(
      place: anchor.place + right * side.x + up * side.y + Point3(0, 0, side.z),
      angle: anchor.angle + (anchor.isFlipped ? -state.angle : state.angle),
      isFlipped: anchor.isFlipped)
  }
}

extension SceneObject.Rope {
  func draw(_ anchors: Anchors, on sheet: inout Sheet) {
    let places = ends.map { end -> Point3 in
      switch end {
      case .anchor(let name): anchors.places[name]?.place ?? .zero
      case .place(let place): place
      }
    }
    let (start, end) = (places[0], places[1])
    let points = (0...12).map { index -> Point3 in
      let share = Double(index) / 12
      let drop = 4 * sag * share * (1 - share)
      let point = start.mixed(with: end, at: share)
      return Point3(point.x, max(point.y - drop, 1), point.z)
    }
    sheet.line(points, width: width, paint, depth: max(start.z, end.z) + 9)
  }
}
