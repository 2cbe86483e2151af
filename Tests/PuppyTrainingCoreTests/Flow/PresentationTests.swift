import FoundationEssentials
import PuppyTrainingCore
import Testing

struct PresentationTests {
  @Test(
    "Dialogs lie over the collection, windows over nothing",
    arguments: [
      (.filter, .collection), (.shortcuts, .collection), (.about, .collection), (.collection, nil),
      (.trick("sit"), nil), (.practice("sit", UUID()), nil), (.practiceName("sit"), nil),
      (.dogEditor(nil), .collection), (.dogEditor(UUID()), .collection),
    ] as [(Presentation, Presentation?)])
  func parent(presentation: Presentation, parent: Presentation?) {
    #expect(presentation.parent == parent)
  }

  @Test("Each trick has a window of its own")
  func windowPerTrick() {
    #expect(Presentation.trick("sit") != .trick("bow"))
    #expect(Presentation.trick("sit") == .trick("sit"))
  }
}
