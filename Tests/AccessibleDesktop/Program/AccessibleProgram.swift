/// A running program as a screen reader and the display see it.
public final class AccessibleProgram {
  public let processID: Int32

  /// The root of its accessible tree, found once it has registered on the bus.
  private var root: Accessible?

  public init(processID: Int32) { self.processID = processID }

  /// Its windows that can be seen, in the order in which they were made.
  public var windows: [Accessible] { toplevels.filter { $0.has(.visible) } }

  /// All its windows, also hidden ones.
  public var toplevels: [Accessible] {
    if root == nil { root = AccessibilityBus.application(processID: processID) }
    return root?.children ?? []
  }

  /// The visible window with this title.
  public func window(_ title: String) -> Accessible? { windows.first { $0.name == title } }

  /// The title of the window that gets the keys, when it is one of the program's.
  ///
  /// The display is asked: GTK 4.8 says of a frame that it is active, but not of a dialog.
  public var activeTitle: String? { Xdotool.titleOfFocusedWindow(processID: processID) }

  /// The object with the keyboard focus in the window that gets the keys.
  public var focused: Accessible? { activeTitle.flatMap(window)?.focused }

  /// Asks the window manager to give the keyboard to the window that was made last.
  public func bringToFront() throws {
    guard let window = Xdotool.windows(processID: processID).last else { return }
    try Xdotool.run(["windowactivate", window])
  }
}
