import Glibc

/// Lays windows side by side, where the desktop lets a program do that: on X11.
public enum WindowPlacement {
  /// Lays the windows of a program at the right of those of another one, which go to the left edge
  /// of the screen. Where both do not fit they overlap, and none leaves the screen.
  ///
  /// - Returns: nothing is left to do; false while one of the two shows no window yet.
  public static func lay(_ program: Int32, beside other: Int32) -> Bool {
    guard getenv("DISPLAY") != nil, getenv("WAYLAND_DISPLAY") == nil else { return true }
    guard let window = Xdotool.windows(processID: program).last,
      let left = Xdotool.windows(processID: other).last,
      let frame = Xdotool.frame(ofWindow: window), let leftFrame = Xdotool.frame(ofWindow: left)
    else { return false }
    let screen = try? Xdotool.run(["getdisplaygeometry"]).split(separator: " ").first
    let room = screen.flatMap { Int($0) } ?? leftFrame.width + frame.width
    let x = max(0, min(leftFrame.width, room - frame.width))
    _ = try? Xdotool.run(["windowmove", left, "0", "0"])
    _ = try? Xdotool.run(["windowmove", window, "\(x)", "0"])
    return true
  }
}
