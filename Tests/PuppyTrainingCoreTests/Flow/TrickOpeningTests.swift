import CoreTestSupport
import PuppyTrainingCore
import Testing

@MainActor
struct TrickOpeningTests {
  private let flow = FlowCoordinator()
  private let book = TrickBook(valid: [.sample(id: "sit"), .sample(id: "bow")])

  @Test("Who names no trick gets the collection")
  func noTrick() {
    #expect(flow.open(nil, in: book) == nil)
    #expect(flow.stack == [.collection])
    #expect(flow.notice == nil)
  }

  @Test("Who names a trick gets it over the collection")
  func knownTrick() {
    #expect(flow.open("bow", in: book) == nil)
    #expect(flow.stack == [.collection, .trick("bow")])
    #expect(flow.notice == nil)
  }

  @Test(
    "Who names a trick that the book does not have gets the collection and a notice",
    arguments: ["fly", "", "Sit", "sit "])
  func unknownTrick(id: Trick.ID) {
    #expect(flow.open(id, in: book) == .unknownTrick(id))
    #expect(flow.stack == [.collection])
    #expect(flow.notice == .unknownTrick(id))
  }

  @Test("Opening again brings to the front what was asked for last")
  func openingAgain() {
    for id in ["bow", "sit", "bow"] { flow.open(id, in: book) }
    #expect(flow.stack == [.trick("sit"), .collection, .trick("bow")])
    #expect(flow.presentCount == 6)
  }

  @Test("A notice goes when something else is opened", arguments: [nil, "sit"])
  func noticeGone(id: Trick.ID?) {
    flow.open("fly", in: book)
    flow.open(id, in: book)
    #expect(flow.notice == nil)
  }

  @Test("A second unknown trick replaces the notice and leaves the windows that are up")
  func secondNotice() {
    flow.open("sit", in: book)
    flow.open("fly", in: book)
    flow.open("swim", in: book)
    #expect(flow.notice == .unknownTrick("swim"))
    #expect(flow.stack == [.trick("sit"), .collection])
  }
}
