import PuppyTrainingCore
import Testing

struct StretchTests {
  @Test(
    "The length to count up to is read from the criterion",
    arguments: [
      ("It stands off the still toy for 5 seconds", Stretch(5, .seconds)),
      ("It holds for ten seconds.", Stretch(10, .seconds)),
      ("Rests for one minute", Stretch(60, .seconds)),
      ("Waits for 2 minutes with the door open", Stretch(120, .seconds)),
      ("The basket is carried beside you for five paces", Stretch(5, .steps)),
      ("Leash stays slack for 5 steps in a row", Stretch(5, .steps)),
      ("Sits with you two steps away", Stretch(2, .steps)),
      ("At the hidden tub, three metres off, your dog sits", Stretch(3, .metres)),
      ("It comes from 4 metres away within 3 seconds", Stretch(4, .metres)),
    ] as [(String, Stretch)])
  func read(criterion: String, stretch: Stretch) {
    #expect(Stretch(criterion: criterion) == stretch)
  }

  @Test(
    "What asks for no length, for one or for speed is not counted up to",
    arguments: [
      "The rump is down", "", "for", "for 5", "5 seconds",
      "All four feet are still within 3 seconds",
      "It holds for 1 second", "Waits for the cue in two seconds", "Takes 3 steps to the door",
      "for many seconds", "Six of eight for you", "It dunks 3 metres from the basket",
      "It holds still for half a minute",
    ])
  func none(criterion: String) {
    #expect(Stretch(criterion: criterion) == nil)
  }

  @Test("Lengths in the shipped book can be counted up to, and there are some")
  func shipped() throws {
    let book = try TrickBook(files: ShippedBook.files())
    let stretches = book.tricks.flatMap(\.steps).compactMap { Stretch(criterion: $0.criterion) }
    #expect(stretches.count > 60)
    #expect(stretches.allSatisfy { (2...600).contains($0.goal) })
  }
}
