import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("Half of all tricks can be read in a window of 900 by 700 without scrolling")
  func halfOfAllTricksFit() throws {
    let book = try ShippedBook.load()
    let fitting = try withTemporaryFlow(book) { flow in
      try book.tricks.filter { trick in
        let view = TrickWindow(trick, in: book, flow: flow) { _ in }
        defer { view.window.destroy() }
        let page = try #require(view.window.child?.children.first?.children.first)
        return page.height(forWidth: 900) <= 700 - Self.headerBarHeight
      }
    }
    #expect(fitting.count * 2 >= book.tricks.count, "\(fitting.count) fit.")
  }

  /// What GTK's header bar takes of a window, in logical pixels.
  private static let headerBarHeight = 46
}
