import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test func probe() throws {
    try withScreen { screen in
      let main = try #require(screen.main)
      let clock = ContinuousClock()
      print(clock.measure { settle() })
      print(main.window.texts.prefix(30))
      print(main.window.size, main.window.isActive)
      print(main.cards.factory.allRows.count, main.cards.factory.makeCount, PositionList.liveItemCount)
      let button = try #require(main.window.parts(styled: "filter-button").first)
      print(button.accessibleName as Any, button.accessibleDescription as Any)
      screen.coordinator.present(.filter)
      settle()
      let dialog = try #require(screen.dialog)
      print(dialog.window.size, dialog.window.texts, Window.all.count)
      print("esc", dialog.window.press("Escape"))
      settle()
      print(screen.coordinator.stack, Window.all.count)
      print(main.window.focusWidget == button, main.window.isActive)
      let grid = try #require(main.window.parts(GridView.self).first)
      let entry = try #require(main.window.parts(SearchEntry.self).first)
      entry.text = "paw"
      MainLoop.drain()
      print(screen.state.searchText, grid.children.count, entry.press(.escape), entry.text)
      grid.activate(row: 3)
      settle()
      print(screen.coordinator.stack)
      print(try #require(screen.view(.trick(screen.collection.trick(inRow: 3)!.id)) as TrickWindow?).window.texts)
    }
    print(Window.all.count)
  }
}
