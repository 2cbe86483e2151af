import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The notice names the trick that the book does not have, until it is closed")
  func notice() throws {
    let coordinator = FlowCoordinator()
    let notice = NoticeBar(coordinator)
    let bar = notice.widget
    try withExtendedLifetime(notice) {
      #expect(!bar.isVisible)
      coordinator.notice = .unknownTrick("fly")
      settle()
      #expect(bar.isVisible)
      let label = try #require(bar.parts(Label.self).first)
      #expect(label.text == "The trick book has no trick “fly”.")
      #expect(label.accessibleName == label.text)
      #expect(bar.leastWidth <= 360)
      try #require(bar.button("Close")).click()
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
