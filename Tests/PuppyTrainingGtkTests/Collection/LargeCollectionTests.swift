import PuppyTrainingCore
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test(
    "With a million tricks, what is reported, held, shown, counted and said agree after any change"
  )
  func million() throws {
    try withScreen(try .repeating(1_000_000)) { screen in
      var generator = SeededGenerator(seed: 6)
      screen.coordinator.present(.filter)
      settle()
      let dialog = try screen.dialog
      let mirror = ListMirror(try screen.part())
      for _ in 0..<8 {
        screen.state.changeAtRandom(using: &generator)
        // Before the next frame already: no frame shows a number of before.
        MainLoop.turn()
        let snapshot = screen.collection.snapshot
        try #require(mirror.reportedCount == snapshot.count)
        try #require(mirror.elements(upTo: 500) == Array(snapshot.positions.prefix(500)))
        try #require(dialog.shownChoices == ShownChoice.all(snapshot))
        try #require(screen.texts.contains(snapshot.countText))
        MainLoop.drain()
        let shown = screen.shownIDs
        let titles = shown.map { screen.title(of: $0) }
        try #require(screen.shownTitles == titles)
        try #require(shown.count >= min(snapshot.count, 12), "a screenful")
        try #require(shown.count < 400, "and not much more")
      }
    }
  }
}

extension TrickBook {
  /// A large book, made quickly: many tricks have the same texts.
  fileprivate static func repeating(_ count: Int) throws -> TrickBook {
    let samples = try Front.book.tricks
    return TrickBook(
      valid: (0..<count).map { number in
        let trick = samples[number % samples.count]
        return Trick(
          id: "\(number)", title: trick.title, category: trick.category,
          difficulty: trick.difficulty, summary: "Paw.", equipment: trick.equipment,
          places: trick.places, minutes: trick.minutes, cue: trick.cue, steps: trick.steps,
          safety: trick.safety)
      })
  }
}
