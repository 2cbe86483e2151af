/// Brings something into view as a person does: a notch of the wheel, a look where it is by now, and
/// the next notch in that direction.
///
/// By the wheel, because GTK refuses to scroll for a screen reader.
public final class Scrolling {
  /// Where it was when the wheel was turned last, and when that was.
  private var turned: (from: Frame, at: ContinuousClock.Instant)?

  public init() {}

  /// Looks, and turns the wheel when that is needed and the last notch has done its work.
  ///
  /// - Parameter thing: the same at each call.
  /// - Returns: it is in view.
  public func advance(to thing: Accessible) throws -> Bool {
    guard let frame = thing.frameInWindow, let window = thing.window else { return false }
    guard let direction = thing.wayIntoView else { return thing.isOnScreen }
    if let turned, turned.from == frame, ContinuousClock.now < turned.at + Self.lossTime {
      return false
    }
    try Mouse.turnWheel(direction, over: window)
    turned = (frame, .now)
    return false
  }

  /// A notch that has moved nothing for so long may be lost, and another does no harm: what goes too
  /// far comes back.
  private static let lossTime: Duration = .seconds(3)
}

extension Accessible {
  /// The way the wheel has to turn until this is not cut off above or below by what it lies in;
  /// `nil` when it is not.
  fileprivate var wayIntoView: Mouse.WheelDirection? {
    guard let frame = frameInWindow else { return nil }
    var holder = parent
    while let place = holder, place.role != .application {
      // The labels of some widgets stand out of them by a pixel.
      if let bounds = place.frameInWindow?.grown(by: 2) {
        if frame.y < bounds.y { return .up }
        if frame.y + frame.height > bounds.y + bounds.height { return .down }
      }
      holder = place.parent
    }
    return nil
  }
}
