import PuppyTrainingCore
import Testing

@MainActor
struct FlowCoordinatorTests {
  private let flow = FlowCoordinator()

  private func present(_ presentations: Presentation...) {
    for presentation in presentations { flow.present(presentation) }
  }

  @Test("Nothing is up at first, and the page is that of the tricks")
  func initial() {
    #expect(flow.stack == [])
    #expect(flow.page == .collection)
    #expect(flow.presentCount == 0)
    #expect(flow.notice == nil)
  }

  @Test("Any number of windows can be up, the one presented last at the end")
  func manyWindows() {
    let windows = (0..<50).map { Presentation.trick("trick-\($0)") }
    for window in [.collection] + windows { flow.present(window) }
    #expect(flow.stack == [.collection] + windows)
    #expect(flow.presentCount == 51)
  }

  @Test("Presenting what is up brings it to the end, and is counted")
  func presentingAgain() {
    present(.collection, .trick("sit"), .trick("bow"), .trick("sit"))
    #expect(flow.stack == [.collection, .trick("bow"), .trick("sit")])
    #expect(flow.presentCount == 4)
  }

  @Test("Presenting what is in front already notifies, so that its window comes to the front")
  func presentingFront() {
    present(.collection)
    #expect(notifies({ _ = flow.presentCount }, when: { flow.present(.collection) }))
    #expect(flow.stack == [.collection])
    #expect(flow.presentCount == 2)
  }

  @Test(
    "What something lies over comes up first",
    arguments: [.filter, .shortcuts, .about] as [Presentation])
  func parentFirst(dialog: Presentation) {
    present(.trick("sit"), dialog)
    #expect(flow.stack == [.trick("sit"), .collection, dialog])
    #expect(flow.presentCount == 2)
  }

  @Test("What something lies over stays where it is when it is up")
  func parentUp() {
    present(.collection, .trick("sit"), .filter)
    #expect(flow.stack == [.collection, .trick("sit"), .filter])
  }

  @Test("Dismissing takes one thing down and leaves the others")
  func dismissing() {
    present(.collection, .trick("sit"), .filter, .trick("bow"))
    flow.dismiss(.trick("sit"))
    flow.dismiss(.filter)
    #expect(flow.stack == [.collection, .trick("bow")])
    #expect(flow.presentCount == 4)
  }

  @Test("Dismissing the collection takes what lies over it, and leaves the tricks")
  func dismissingParent() {
    present(.collection, .trick("sit"), .filter, .shortcuts, .trick("bow"), .about)
    flow.dismiss(.collection)
    #expect(flow.stack == [.trick("sit"), .trick("bow")])
  }

  @Test(
    "Dismissing what is not up does nothing and notifies nobody",
    arguments: [.filter, .trick("fly"), .about] as [Presentation])
  func dismissingNothing(presentation: Presentation) {
    present(.collection, .trick("sit"))
    let isNotified = notifies(
      { _ = (flow.stack, flow.presentCount, flow.notice) },
      when: { flow.dismiss(presentation) })
    #expect(!isNotified)
    #expect(flow.stack == [.collection, .trick("sit")])
  }

  @Test("Dismissing twice is the same as once")
  func dismissingTwice() {
    present(.collection, .filter)
    flow.dismiss(.filter)
    #expect(!notifies({ _ = flow.stack }, when: { flow.dismiss(.filter) }))
    #expect(flow.stack == [.collection])
  }

  @Test("Everything is taken down at once, and can come up again")
  func dismissingAll() {
    present(.collection, .filter, .trick("sit"))
    #expect(notifies({ _ = flow.stack }, when: flow.dismissAll))
    #expect(flow.stack == [])
    present(.trick("sit"))
    #expect(flow.stack == [.trick("sit")])
  }

  @Test("A notice stays until it is closed, whatever is presented")
  func notice() {
    flow.notice = .unknownTrick("fly")
    present(.collection, .filter)
    flow.dismiss(.filter)
    #expect(flow.notice == .unknownTrick("fly"))
    flow.notice = nil
    #expect(flow.notice == nil)
  }
}
