import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func restoredSize(
    _ width: Int, _ height: Int, complaints: (Int) -> Void
  ) throws -> [Int] {
    let settings = try #require(try Front.settings)
    settings[int: "window-width"] = width
    settings[int: "window-height"] = height
    var lines: [String] = []
    let window = Window(around: Label())
    defer { window.destroy() }
    Preferences(settings) { lines.append($0) }.restoreSize(of: window)
    complaints(lines.count)
    return [window.defaultSize.width, window.defaultSize.height]
  }

  @Test(
    "A size that was remembered is restored",
    arguments: [(360, 300), (800, 600), (1920, 1080), (20_000, 20_000)])
  func sizeRestored(width: Int, height: Int) throws {
    let size = try restoredSize(width, height) { #expect($0 == 0) }
    #expect(size == [width, height])
  }

  @Test(
    "A size that no screen has gives way to the default with one complaint",
    arguments: [(0, 0), (-1, 700), (359, 700), (800, 299), (20_001, 700), (800, 2_000_000_000)])
  func sizeOutOfRange(width: Int, height: Int) throws {
    let size = try restoredSize(width, height) { #expect($0 == 1) }
    #expect(size == [1000, 740])
  }

  @Test("The size of the main window is the same after any number of runs", arguments: [(820, 610)])
  func sizeKept(width: Int, height: Int) throws {
    let settings = try #require(try Front.settings)
    settings[int: "window-width"] = width
    settings[int: "window-height"] = height
    for _ in 0..<3 {
      try withScreen(preferences: Preferences(settings)) { screen in
        try #require(MainLoop.run { screen.size.width > 700 })
        screen.coordinator.dismiss(.collection)
      }
      #expect([settings[int: "window-width"], settings[int: "window-height"]] == [width, height])
      #expect(!settings[bool: "window-maximized"])
    }
  }

  @Test("A window that was closed maximised opens maximised, and keeps its other size")
  func maximised() throws {
    let settings = try #require(try Front.settings)
    settings[int: "window-width"] = 820
    settings[int: "window-height"] = 610
    settings[bool: "window-maximized"] = true
    try withScreen(preferences: Preferences(settings)) { screen in
      let window = try screen.main.window
      #expect(MainLoop.run { window.isMaximized && screen.size.width > 1200 })
    }
    #expect(settings[bool: "window-maximized"])
    #expect([settings[int: "window-width"], settings[int: "window-height"]] == [820, 610])
  }
}
