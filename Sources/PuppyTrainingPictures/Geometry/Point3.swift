import Glibc

/// A point or a direction in a scene, in scene units: the shoulder of the reference dog is about 60
/// units above the ground. `x` runs to the right, `y` up from the ground, `z` towards the viewer.
public struct Point3: Equatable, Hashable, Sendable {
  public var x, y, z: Double

  public init(_ x: Double, _ y: Double, _ z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  static let zero = Point3(0, 0)
  static let forward = Point3(1, 0)
  static let up = Point3(0, 1)
  static let aside = Point3(0, 0, 1)

  /// The direction in the plane of the picture that rises by this angle, in degrees.
  static func direction(_ degrees: Double) -> Point3 {
    Point3(cos(degrees.radians), sin(degrees.radians))
  }

  static func + (left: Point3, right: Point3) -> Point3 {
    Point3(left.x + right.x, left.y + right.y, left.z + right.z)
  }

  static func - (left: Point3, right: Point3) -> Point3 {
    Point3(left.x - right.x, left.y - right.y, left.z - right.z)
  }

  static func * (point: Point3, factor: Double) -> Point3 {
    Point3(point.x * factor, point.y * factor, point.z * factor)
  }

  func dot(_ other: Point3) -> Double { x * other.x + y * other.y + z * other.z }

  func cross(_ other: Point3) -> Point3 {
    Point3(
      y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }

  public var length: Double { dot(self).squareRoot() }

  /// The same direction with length 1; forwards when there is no direction.
  var normalized: Point3 { length > 1e-9 ? self * (1 / length) : .forward }

  /// Turned about the upright axis: 90 degrees bring what points to the right towards the viewer.
  func turned(_ degrees: Double) -> Point3 {
    let (sine, cosine) = (sin(degrees.radians), cos(degrees.radians))
    return Point3(x * cosine - z * sine, y, x * sine + z * cosine)
  }

  /// The point on the way to another one: this one at 0, the other at 1.
  func mixed(with other: Point3, at share: Double) -> Point3 {
    Point3(
      x.mixed(with: other.x, at: share), y.mixed(with: other.y, at: share),
      z.mixed(with: other.z, at: share))
  }
}

extension Double {
  /// Degrees as radians.
  var radians: Double { self * .pi / 180 }

  /// The number on the way to another one, exact at both ends.
  func mixed(with other: Double, at share: Double) -> Double {
    share == 1 ? other : self + (other - self) * share
  }
}
