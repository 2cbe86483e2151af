import Gtk
import PuppyTrainingCore

/// Where the rule is chosen by which a dog's sets are judged, with its thresholds.
final class RuleField {
  let widget = Box(.vertical, spacing: 6)
  private let kinds = ChoicePills(
    PracticeRule.choices.map { ($0, $0.name) }, isExclusive: true, needsOne: true)
  private let push = Stepper(tr("Hits for the next step"))
  private let stick = Stepper(tr("Hits for the same step"))
  private let explanation = Label()
  private var rule: PracticeRule

  /// Another rule was chosen.
  var onChange: (PracticeRule) -> Void = { _ in }

  init(_ rule: PracticeRule) {
    self.rule = rule
    explanation.addClass("secondary")
    explanation.wraps = true
    explanation.alignment = 0
    explanation.naturalCharacters = 40
    for part in [kinds.widget, push.widget, stick.widget, explanation] { widget.append(part) }
    kinds.onChange = { [weak self] in if let rule = $0.first { self?.choose(rule) } }
    push.onChange = { [weak self] push in
      self?.setThresholds { _, stick in (push, min(stick, push - 1)) }
    }
    stick.onChange = { [weak self] stick in
      self?.setThresholds { push, _ in (push, stick) }
    }
    show()
  }

  private func setThresholds(_ change: (_ push: Int, _ stick: Int) -> (Int, Int)) {
    guard case .sets(_, let push, let stick) = rule else { return }
    let new = change(push, stick)
    choose(rule.with(push: new.0, stick: new.1))
  }

  private func choose(_ new: PracticeRule) {
    rule = new
    show()
    onChange(new)
  }

  private func show() {
    kinds.chosen = [rule.choice]
    explanation.text = rule.explanation
    push.widget.isVisible = false
    stick.widget.isVisible = false
    guard case .sets(let size, let pushHits, let stickHits) = rule else { return }
    push.widget.isVisible = true
    stick.widget.isVisible = true
    push.show(pushHits, in: 2...size)
    stick.show(stickHits, in: 1...(pushHits - 1))
  }
}
