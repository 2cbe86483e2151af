import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

extension Scene {
  /// What there is to see, for people who do not see it.
  ///
  /// - Parameters:
  ///   - title: of the trick.
  ///   - step: counted from 1; `nil` for the picture of the whole trick.
  func description(of title: String, step: Int?) -> String {
    if let step {
      // Translators: a trick, a number, and what the dog does, for example "turns in a circle".
      return fill(tr("%1$s, step %2$s: the dog %3$s."), with: [title, "\(step)", words])
    }
    // Translators: a trick, and what the dog does, for example "turns in a circle".
    return fill(tr("%1$s: the dog %2$s."), with: [title, words])
  }
}

extension CollarColor {
  var name: String {
    switch self {
    case .blue: tr("Blue")
    case .red: tr("Red")
    case .orange: tr("Orange")
    case .green: tr("Green")
    case .violet: tr("Violet")
    case .black: tr("Black")
    }
  }
}
