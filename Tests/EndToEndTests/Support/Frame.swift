/// A rectangle in pixels.
struct Frame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// All of `other` lies in this, and it is not empty.
  func contains(_ other: Frame) -> Bool {
    other.width > 0 && other.height > 0 && other.x >= x && other.y >= y
      && other.x + other.width <= x + width && other.y + other.height <= y + height
  }

  /// This, moved.
  func moved(x dx: Int, y dy: Int) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }
}
