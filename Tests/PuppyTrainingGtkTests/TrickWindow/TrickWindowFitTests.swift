import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("Half of all tricks can be read in a window of 900 by 700 without scrolling")
  func halfOfAllTricksFit() throws {
    let book = try ShippedBook.load()
    // Every fourth: laying out a whole trick takes a moment.
    let sample = stride(from: 0, to: book.tricks.count, by: 4).map { book.tricks[$0] }
    let fitting = try sample.filter { trick in
      let view = TrickWindow(trick, in: book, album: .none, flow: .withoutJournal(book)) { _ in }
      defer { view.window.destroy() }
      let page = try #require(view.window.child?.children.first?.children.first)
      return page.height(forWidth: 900) <= 700 - Self.headerBarHeight
    }
    #expect(fitting.count * 2 >= sample.count, "\(fitting.count) of \(sample.count) fit.")
  }

  /// What GTK's header bar takes of a window, in logical pixels.
  private static let headerBarHeight = 46
}
