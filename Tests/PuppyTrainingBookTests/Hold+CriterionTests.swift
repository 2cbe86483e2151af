import PuppyTrainingCore
import Testing

@testable import puppy_training_book

@Suite("What a criterion says of holding on")
struct HoldCriterionTests {
  @Test(
    "The length to count up to is read from the criterion",
    arguments: [
      ("It stands off the still toy for 5 seconds", Hold(5, .seconds)),
      ("It holds for ten seconds.", Hold(10, .seconds)),
      ("Rests for one minute", Hold(60, .seconds)),
      ("Waits for 2 minutes with the door open", Hold(120, .seconds)),
      ("The basket is carried beside you for five paces", Hold(5, .steps)),
      ("Leash stays slack for 5 steps in a row", Hold(5, .steps)),
      ("Sits with you two steps away", Hold(2, .steps)),
      ("At the hidden tub, three metres off, your dog sits", Hold(3, .metres)),
      ("It comes from 4 metres away within 3 seconds", Hold(4, .metres)),
    ] as [(String, Hold)])
  func read(criterion: String, hold: Hold) {
    #expect(Hold(criterion: criterion) == hold)
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
    #expect(Hold(criterion: criterion) == nil)
  }
}
