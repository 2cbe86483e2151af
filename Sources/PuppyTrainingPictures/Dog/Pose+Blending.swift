extension Pose {
  /// The pose on the way to another one: this one at 0, the other at 1, exactly.
  ///
  /// What is mixed are angles and the places of the paws, from which the limbs are solved again, so
  /// that bones keep their lengths and paws on the ground stay there.
  public func blended(to other: Pose, at share: Double) -> Pose {
    func mix(_ path: KeyPath<Pose, Double>) -> Double {
      self[keyPath: path].mixed(with: other[keyPath: path], at: share)
    }
    return Pose(
      words: share < 0.5 ? words : other.words, hips: hips.mixed(with: other.hips, at: share),
      back: mix(\.back), chest: mix(\.chest), roll: mix(\.roll), neck: mix(\.neck),
      head: Head(
        lift: mix(\.head.lift), turn: mix(\.head.turn), tilt: mix(\.head.tilt),
        ears: mix(\.head.ears), mouth: mix(\.head.mouth), tongue: mix(\.head.tongue),
        eyes: mix(\.head.eyes)),
      legs: legs.blended(to: other.legs, at: share),
      tail: Tail(lift: mix(\.tail.lift), curl: mix(\.tail.curl), wag: mix(\.tail.wag)),
      turn: mix(\.turn))
  }
}

extension Pose.Legs {
  fileprivate func blended(to other: Pose.Legs, at share: Double) -> Pose.Legs {
    Pose.Legs(
      frontNear: frontNear.mixed(with: other.frontNear, at: share),
      frontFar: frontFar.mixed(with: other.frontFar, at: share),
      hindNear: hindNear.mixed(with: other.hindNear, at: share),
      hindFar: hindFar.mixed(with: other.hindFar, at: share),
      elbows: elbows.mixed(with: other.elbows, at: share),
      knees: knees.mixed(with: other.knees, at: share))
  }
}
