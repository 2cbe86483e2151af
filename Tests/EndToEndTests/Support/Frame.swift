/// A rectangle in pixels.
struct Frame: Equatable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }

  /// This, moved.
  func moved(x dx: Int, y dy: Int) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }
}
