import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("A few cards that enter fade in, those that stay do not")
  func fewFade() throws {
    try withAnimations {
      try withScreen(.numbered(20), query: TrickQuery(searchText: "trick 0")) { screen in
        #expect(screen.shownIDs.count == 11)
        #expect(screen.fadingTitles == [], "not at the start")
        screen.state.searchText = ""
        MainLoop.drain()
        #expect(screen.fadingTitles == (11..<20).map { "Trick \($0)" })
        #expect(screen.shownIDs.count == 20)
      }
    }
  }

  @Test("A card that faded in does not fade in again when it shows another trick")
  func fadesOnce() throws {
    try withAnimations {
      try withScreen(.numbered(20), query: TrickQuery(searchText: "trick 0")) { screen in
        screen.state.searchText = ""
        MainLoop.drain()
        screen.state.sort = .difficulty
        MainLoop.drain()
        #expect(screen.fadingTitles == [])
        #expect(screen.shownIDs == screen.ids)
      }
    }
  }

  @Test("Many cards that enter appear at once")
  func manyAppear() throws {
    try withAnimations {
      try withScreen(.numbered(80), query: TrickQuery(searchText: "trick 07")) { screen in
        screen.state.searchText = ""
        MainLoop.drain()
        #expect(screen.fadingTitles == [])
        #expect(screen.shownIDs.count > 24)
      }
    }
  }

  @Test("No card fades in when the desktop lets nothing move")
  func nothingMoves() throws {
    try withScreen(query: TrickQuery(filter: [.difficulty(.hard)])) { screen in
      screen.state.selection = .easy
      MainLoop.drain()
      #expect(screen.fadingTitles == [])
      #expect(screen.shownIDs.count == 10)
    }
  }
}
