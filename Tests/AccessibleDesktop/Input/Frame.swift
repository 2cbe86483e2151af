/// A rectangle in pixels.
public struct Frame: Equatable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int

  public var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// All of `other` lies in this, and it is not empty.
  public func contains(_ other: Frame) -> Bool {
    other.width > 0 && other.height > 0 && other.x >= x && other.y >= y
      && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// This, larger by so many pixels at each side.
  public func grown(by margin: Int) -> Frame {
    Frame(
      x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The smallest rectangle that this and `other` lie in.
  public func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  /// This, moved.
  public func moved(x dx: Int, y dy: Int) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }
}
