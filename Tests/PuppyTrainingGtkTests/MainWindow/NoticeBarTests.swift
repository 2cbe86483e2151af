import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The notice names the trick that the book does not have, until it is closed")
  func notice() {
    let builder = Builder(ResourcePath.ui("main-window"))
    let window: Window = builder["window"]
    defer { window.destroy() }
    let bar: InfoBar = builder["notice_bar"]
    let label: Label = builder["notice_label"]
    let close: Button = builder["notice_close"]
    let coordinator = FlowCoordinator()
    let notice = NoticeBar(
      bar: bar, label: label, button: builder["notice_button"], coordinator: coordinator)
    withExtendedLifetime(notice) {
      #expect(!bar.isVisible)
      coordinator.notice = .unknownTrick("fly")
      settle()
      #expect(bar.isVisible)
      #expect(label.text == "The trick book has no trick “fly”.")
      #expect(label.accessibleName == label.text)
      #expect(bar.leastWidth <= 360)
      close.click()
      settle()
      #expect(coordinator.notice == nil)
      #expect(!bar.isVisible)
    }
  }

  @Test("The notice follows from one unknown trick to the next")
  func nextNotice() throws {
    try withScreen { screen in
      for id in ["fly", "swim"] {
        screen.coordinator.open(id, in: screen.collection.index.book)
        settle()
        #expect(screen.texts.contains("The trick book has no trick “\(id)”."))
      }
      screen.coordinator.open("trick-1", in: screen.collection.index.book)
      settle()
      #expect(!screen.texts.contains { $0.hasPrefix("The trick book has no trick") })
    }
  }
}
