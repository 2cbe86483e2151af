/// A thing a trick is taught with. The raw value is the word used in trick files.
///
/// The order of the cases is the order in which people are shown the things.
public enum Equipment: String, CaseIterable, Sendable {
  case treats
  case clicker, target, toy, ball, leash
  case collarOrHarness = "collar or harness"
  case mat, blanket, platform, box, crate, bowl, basket, bell, hoop
  case jumpBar = "jump bar"
  case tunnel, plank, cones, cups
  case balanceBoard = "balance board"
  case skateboard
  case fitnessBall = "fitness ball"
  case cart, rope, disc, dumbbell, rings
  case soundToy = "sound toy"
  case householdItem = "household item"

  /// Everything a person may or may not own: all but treats, which are always at hand.
  public static let choosable = allCases.filter { $0 != .treats }
}
