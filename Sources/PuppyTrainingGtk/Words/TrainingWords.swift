import Gtk
import PuppyTrainingCore

extension TrickState.Kind {
  var name: String {
    switch self {
    case .new: tr("New", context: "state of a trick")
    case .learning: tr("Learning", context: "state of a trick")
    case .proofing: tr("Proofing", context: "state of a trick")
    case .learnt: tr("Learnt", context: "state of a trick")
    case .due: tr("Due", context: "state of a trick")
    case .resting: tr("Resting", context: "state of a trick")
    }
  }
}

extension TrickState.Kind {
  /// A shape that tells the state without its colour.
  package var icon: String { "puppy-state-\(rawValue)-symbolic" }
}

extension TrickState {
  /// The state in a word or two: "Learning 2/5".
  var text: String {
    switch self {
    case .learning(let step, let count):
      // Translators: the number of the step a dog is at, and how many there are.
      fill(tr("Learning %1$s/%2$s"), with: ["\(step)", "\(count)"])
    case .proofing(let places):
      fill(
        // Translators: in how many places a trick works, and how many it takes.
        tr("Proofing %1$s/%2$s"), with: ["\(places)", "\(TrickProgress.placesToLearn)"])
    case .new, .learnt, .due, .resting: kind.name
    }
  }
}

extension PracticeGap {
  var name: String {
    switch self {
    case .never: tr("Never practised")
    case .overWeek: tr("Over 7 days ago")
    case .overMonth: tr("Over 30 days ago")
    }
  }
}
