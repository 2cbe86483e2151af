/// The order in which tricks are shown while no search asks for the best matches first.
///
/// Tricks that are equal in it follow each other by title. The raw value is kept in the settings.
public enum TrickSort: String, CaseIterable, Sendable {
  case title, difficulty, category
  /// What asks for practice first: due, learning, proofing, learnt, new, resting.
  case state
}
