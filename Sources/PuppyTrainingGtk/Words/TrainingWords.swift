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

extension PracticeGap {
  var name: String {
    switch self {
    case .never: tr("Never practised")
    case .overWeek: tr("Over 7 days ago")
    case .overMonth: tr("Over 30 days ago")
    }
  }
}
