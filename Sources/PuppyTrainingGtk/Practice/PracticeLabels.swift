import Gtk
import PuppyTrainingCore

/// The texts of the practice window: the step, what counts as a hit, and how the set goes.
final class PracticeLabels {
  private let step: Label
  private let criterion: Label
  private let ask: Label
  private let tally: Label
  private let instruction: Label

  init(_ builder: Builder) {
    step = builder["step"]
    criterion = builder["criterion"]
    ask = builder["ask"]
    tally = builder["tally"]
    instruction = builder["instruction"]
    self.title = builder["title"]
    self.dogName = builder["dog_name"]
  }

  private let title: Label
  private let dogName: Label

  func show(_ session: PracticeSession) {
    title.text = session.trick.title
    title.tooltip = session.trick.title
    dogName.text = session.dog.name
    dogName.tooltip = session.dog.name
    step.text = fill(
      tr("Step %1$s of %2$s"),
      with: ["\(session.set.step + 1)", "\(session.trick.steps.count)"])
    criterion.text = session.step.criterion
    instruction.text = session.step.instruction
    showAsk(session)
    showTally(session)
  }

  private func showAsk(_ session: PracticeSession) {
    guard let counter = session.counter, let hold = session.judge.hold,
      session.judgement == nil
    else {
      ask.isVisible = false
      return
    }
    ask.isVisible = true
    // Translators: %s is "4 seconds" or "3 steps".
    ask.text = fill(tr("Ask for %s"), with: [hold.unit.text(counter.count)])
  }

  private func showTally(_ session: PracticeSession) {
    let text =
      session.isPaused
      ? tr("Paused") : tallyText(hits: session.set.hits, misses: session.set.misses)
    guard tally.text != text else { return }
    tally.text = text
    tally.setAccessibleName(text)
  }
}
