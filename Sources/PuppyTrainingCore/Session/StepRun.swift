/// The tries at a step since the dog came to it: what rules look back at and counters go on from.
public enum StepRun {
  /// The reps of the last sets of a history that belong together with a next set at this step.
  ///
  /// They go back to where the dog came to the step: past sets that ended with a stick or did not
  /// end, up to one at another step, one that a push or drop ended, or one where a person overruled
  /// the verdict.
  ///
  /// - Parameters:
  ///   - step: of the next set, from 0.
  ///   - history: earlier sets of the dog at the trick, in the order of the journal.
  public static func reps(atStep step: Int, in history: [PracticeSet]) -> [Rep] {
    let run = history.reversed().prefix { set in
      set.step == step
        && (set.decision == nil || set.decision == Decision(verdict: .stick, chosen: .stick))
    }
    return run.reversed().flatMap(\.reps)
  }
}
