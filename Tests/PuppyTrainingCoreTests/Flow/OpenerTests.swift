import FoundationEssentials
import PuppyTrainingCore
import Testing

struct OpenerTests {
  @Test(
    "The keyboard returns to what opened a window",
    arguments: [
      (.filter, .filterButton), (.trick("sit"), .card("sit")),
      (.practice("sit", dog), .card("sit")), (.practiceName("sit"), .card("sit")),
      (.collection, nil), (.shortcuts, nil), (.about, nil), (.restore, nil),
      (.dogEditor(nil), nil), (.dogEditor(dog), nil),
    ] as [(Presentation, Opener?)])
  func table(presentation: Presentation, opener: Opener?) {
    #expect(presentation.opener == opener)
  }

  private static let dog = UUID()
}
