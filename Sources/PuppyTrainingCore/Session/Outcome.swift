/// What changes when a set ends with a verdict, accepted or chosen.
public enum Outcome: Hashable, Sendable {
  /// The next set is at this step, from 0: the one after, or the one before.
  case step(Int)
  /// The next set is at the same step.
  case sameStep
  /// The last step is passed: from now on in other places.
  case allStepsPassed
  /// There is no step back from the first one; this other trick, which is not learnt yet, prepares
  /// for it.
  case prerequisite(Trick.ID)
  /// There is no step back from the first one, nor a trick to learn before: make it easier.
  case easierFirstStep

  /// - Parameters:
  ///   - chosen: what is done after the set.
  ///   - step: of the set, from 0.
  ///   - count: how many steps the trick has.
  ///   - prerequisite: the first of the trick's prerequisites that the dog has not learnt yet.
  public init(of chosen: Verdict, atStep step: Int, of count: Int, prerequisite: Trick.ID?) {
    self =
      switch chosen {
      case .push: step + 1 < count ? .step(step + 1) : .allStepsPassed
      case .stick: .sameStep
      case .drop where step > 0: .step(step - 1)
      case .drop: prerequisite.map(Outcome.prerequisite) ?? .easierFirstStep
      }
  }
}
