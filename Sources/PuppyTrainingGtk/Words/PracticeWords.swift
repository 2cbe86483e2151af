import Gtk
import PuppyTrainingCore

extension Verdict {
  /// What trainers call it, and what it means.
  ///
  /// - Parameter outcome: what changes with it.
  func title(_ outcome: Outcome) -> String {
    switch (self, outcome) {
    case (.push, .allStepsPassed): tr("Push: every step is passed")
    case (.push, _): tr("Push: on to the next step")
    case (.stick, _): tr("Stick: the same step again")
    case (.drop, .step): tr("Drop: a step back")
    case (.drop, _): tr("Drop: make it easier")
    }
  }

  /// What a button says that does it.
  ///
  /// - Parameter outcome: what changes with it.
  func action(_ outcome: Outcome) -> String {
    switch (self, outcome) {
    case (.push, .allStepsPassed): tr("Passed")
    case (.push, _): tr("Next Step")
    case (.stick, _): tr("Same Step")
    case (.drop, .step): tr("Step Back")
    case (.drop, _): tr("Make It Easier")
    }
  }

  /// A shape that tells it without its colour.
  var icon: String { "puppy-verdict-\(rawValue)-symbolic" }
}

extension Demand {
  var name: String {
    switch self {
    case .distance: tr("distance")
    case .duration: tr("duration")
    case .distraction: tr("distraction")
    }
  }

  /// The gentle word when several of them have risen at once; `nil` while at most one has.
  static func note(on raised: [Demand]) -> String? {
    guard raised.count > 1 else { return nil }
    return fill(
      // Translators: %s is a list such as "distance, distraction".
      tr("Raised at once over the last set: %s. It is easier for the dog when only one rises."),
      with: [raised.map(\.name).joined(separator: ", ")])
  }
}

extension Hold.Unit {
  /// "5 seconds"
  func text(_ count: Int) -> String {
    switch self {
    case .seconds: tr("%d second", "%d seconds", count: count)
    case .steps: tr("%d step", "%d steps", count: count)
    case .metres: tr("%d metre", "%d metres", count: count)
    }
  }
}

/// "3 hits, 1 miss"
func tallyText(hits: Int, misses: Int) -> String {
  fill(
    // Translators: for example "3 hits, 1 miss".
    tr("%1$s, %2$s"),
    with: [
      tr("%d hit", "%d hits", count: hits), tr("%d miss", "%d misses", count: misses),
    ])
}

/// Minutes and seconds of a time that has gone by: "2:05".
func clockText(_ elapsed: Duration) -> String {
  let seconds = Int(max(0, elapsed.components.seconds))
  let rest = seconds % 60
  return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
}
