import Gtk
import PuppyTrainingCore

extension Judgement {
  /// Why the verdict is what it is, in one sentence.
  var sentence: String {
    switch reason {
    case .set(let hits, let size, let push, let stick):
      Self.sentence(verdict, hits, of: size, push: push, stick: stick)
    case .lastTries(let hits, let tries, let needed, let window):
      sentence(hits, of: tries, needed: needed, window: window)
    case .fewHits(let hits, let size):
      fill(
        tr("Only %1$s of %2$s tries were hits, so the step is too hard for now."),
        with: ["\(hits)", "\(size)"])
    case .counted(let length, let unit):
      fill(tr("The dog held it for %s, as this step asks."), with: [unit.text(length)])
    case .counting(let next, let best, let goal, let unit):
      fill(
        tr("The best so far is %1$s of %2$s, and the next try asks for %3$s."),
        with: ["\(best)", unit.text(goal), unit.text(next)])
    case .twoMisses(let length, let unit):
      fill(
        tr("Two misses one after the other, the second at %s, mean the step is too hard for now."),
        with: [unit.text(length)])
    }
  }

  private static func sentence(
    _ verdict: Verdict, _ hits: Int, of size: Int, push: Int, stick: Int
  ) -> String {
    let text =
      switch verdict {
      case .push: tr("%1$s of %2$s tries were hits, and %3$s are enough to go on.")
      case .stick: tr("%1$s of %2$s tries were hits, and it takes %3$s to go on.")
      case .drop: tr("%1$s of %2$s tries were hits, and it takes %4$s to stay.")
      }
    return fill(text, with: ["\(hits)", "\(size)", "\(push)", "\(stick)"])
  }

  private func sentence(_ hits: Int, of tries: Int, needed: Int, window: Int) -> String {
    let text =
      if verdict == .push {
        tr("%1$s of the last %2$s tries were hits, and %3$s are enough to go on.")
      } else if tries < window {
        tr("%1$s of %2$s tries so far were hits, and the rule looks at the last %4$s.")
      } else {
        tr("%1$s of the last %2$s tries were hits, and it takes %3$s to go on.")
      }
    return fill(text, with: ["\(hits)", "\(tries)", "\(needed)", "\(window)"])
  }
}

extension Outcome {
  /// What changes for the next set.
  ///
  /// - Parameters:
  ///   - trick: the trick that is practised.
  ///   - book: where the titles of other tricks come from.
  func sentence(for trick: Trick, in book: TrickBook) -> String {
    switch self {
    case .step(let step):
      fill(
        // Translators: the number of a step, and its criterion.
        tr("The next set is at step %1$s: %2$s"),
        with: [
          "\(step + 1)", trick.steps.indices.contains(step) ? trick.steps[step].criterion : "",
        ])
    case .sameStep: tr("The next set is at this step again.")
    case .allStepsPassed:
      tr("Every step is passed. From now on practise in other places: three make it learnt.")
    case .prerequisite(let id):
      fill(
        tr("This is the first step. “%s” prepares for it and is not learnt yet."),
        with: [book[id]?.title ?? id])
    case .easierFirstStep:
      tr("This is the first step. Make it easier, and try it again.")
    }
  }
}
