import Glibc

/// A picture of the windows of a program, as a person sees them.
public enum WindowPicture {
  /// There is a display of which a picture can be taken.
  public static var isPossible: Bool { getenv("DISPLAY") != nil }

  /// Takes it, through the program `import` of ImageMagick.
  ///
  /// Below a Wayland desktop only the window in front can be had; elsewhere it is the part of the
  /// screen that all windows lie in.
  ///
  /// - Parameter path: the PNG file to write.
  /// - Throws: `DesktopTool.Failure`, or `NoWindow` when there is nothing to be seen.
  public static func take(ofProcess processID: Int32, to path: String) throws {
    let windows = Xdotool.windows(processID: processID)
    let frames = windows.compactMap(Xdotool.frame(ofWindow:))
    guard let front = windows.last, var frame = frames.first else { throw NoWindow() }
    if getenv("WAYLAND_DISPLAY") != nil {
      try DesktopTool.run(["import", "-window", front, path])
      return
    }
    for other in frames { frame = frame.union(other) }
    // What lies over them would be in the picture.
    for window in windows { try Xdotool.run(["windowraise", window]) }
    usleep(repaint)
    let area = "\(frame.width)x\(frame.height)+\(max(frame.x, 0))+\(max(frame.y, 0))"
    try DesktopTool.run(["import", "-window", "root", "-crop", area, "+repage", path])
  }

  /// How long a window takes to be painted once it is in front, in microseconds.
  private static let repaint: UInt32 = 200_000

  /// The program shows no window.
  public struct NoWindow: Error, CustomStringConvertible {
    public let description = "The app shows no window."
  }
}
