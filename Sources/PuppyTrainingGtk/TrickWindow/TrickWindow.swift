import Gtk
import PuppyTrainingCore

/// A whole trick to read.
final class TrickWindow {
  let window: ApplicationWindow
  private let builder = Builder(ResourcePath.ui("trick-window"))

  /// - Parameters:
  ///   - book: where the titles of prerequisites come from.
  ///   - onOpen: a person wants to read this other trick.
  init(_ trick: Trick, in book: TrickBook, onOpen: @escaping (Trick.ID) -> Void) {
    window = builder["window"]
    window.title = trick.title
    let columns: Box = builder["columns"]
    columns.useColumnsLayout()
    let facts: Box = builder["facts"]
    let lesson: Box = builder["lesson"]
    TrickFacts(trick, in: book, onOpen: onOpen).append(to: facts)
    TrickLesson(trick).append(to: lesson)
    window.bind("Escape", to: "window.close")
    window.bind("<Control>w", to: "window.close")
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(trick.title)
    window.focus(scroller)
  }
}
