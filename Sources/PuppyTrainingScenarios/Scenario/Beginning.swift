/// What the app finds when a scenario starts it.
public enum Beginning: String, CaseIterable, Sendable {
  /// Nothing: a person who starts it for the first time.
  case nothing
  /// A dog, Biscuit, with one trick that is due, one being learnt and one being proofed.
  case trainedDog = "a trained dog"
  /// A journal that cannot be read, and yesterday's backup of the trained dog's.
  case damagedJournal = "a damaged journal"
}
