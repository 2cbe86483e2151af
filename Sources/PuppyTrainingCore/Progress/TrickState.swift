/// How far a dog is with a trick. Always computed from the journal, never kept beside it.
public enum TrickState: Hashable, Sendable {
  /// Not one rep yet.
  case new
  /// Begun, and the last step is not passed, or was dropped since: at `step` of `count`, counted
  /// from 1.
  case learning(step: Int, of: Int)
  /// All steps are passed, in fewer places than `TrickProgress.placesToLearn`.
  case proofing(places: Int)
  /// All steps are passed in enough places.
  case learnt
  /// Learnt, and the day to look at it again has come. Days that go by change nothing more.
  case due
  /// Laid aside by hand, however far it is.
  case resting

  /// A state without its numbers. The order of the cases is the order in which people are shown
  /// them; the raw value is the word kept in the settings.
  public enum Kind: String, CaseIterable, Sendable {
    case new, learning, proofing, learnt, due, resting
  }

  public var kind: Kind {
    switch self {
    case .new: .new
    case .learning: .learning
    case .proofing: .proofing
    case .learnt: .learnt
    case .due: .due
    case .resting: .resting
    }
  }
}
