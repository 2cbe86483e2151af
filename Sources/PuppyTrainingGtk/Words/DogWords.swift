import Gtk
import PuppyTrainingCore

extension DogSize {
  var name: String {
    switch self {
    case .toy: tr("Toy", context: "size of a dog")
    case .small: tr("Small")
    case .medium: tr("Medium", context: "size of a dog")
    case .large: tr("Large")
    case .giant: tr("Giant")
    }
  }
}

extension PracticeRule {
  /// The rule in two or three words.
  var name: String {
    switch self {
    case .sets(let size, _, _): tr("Sets of %d", "Sets of %d", count: size)
    case .nineOfTen: tr("9 of 10")
    case .eightyOfTwenty: tr("80% of 20")
    case .threeHundredPeck: tr("300-peck")
    }
  }

  /// When a dog goes on under this rule.
  var explanation: String {
    switch self {
    case .sets(let size, let push, let stick):
      fill(
        // Translators: for example "In a set of 5, 4 hits or more mean the next step, 3 or more the
        // same step again, and fewer a step back."
        tr(
          "In a set of %1$s, %2$s hits or more mean the next step, %3$s or more the same step again, and fewer a step back."
        ), with: ["\(size)", "\(push)", "\(stick)"])
    case .nineOfTen: tr("Nine hits in the last ten tries mean the next step.")
    case .eightyOfTwenty: tr("Sixteen hits in the last twenty tries mean the next step.")
    case .threeHundredPeck:
      tr(
        "For steps of time or distance: ask for one more after each hit. A miss starts again at one, or at a tenth to a fifth of the best when that was above thirty."
      )
    }
  }
}

extension DogDraft.Problem {
  /// What to do about it.
  var text: String {
    switch self {
    case .noName: tr("A dog needs a name.")
    case .year: tr("Write the year of birth with four digits, for example 2024.")
    case .incompleteBirth: tr("Give the month and the year of birth, or leave both out.")
    case .day: tr("This month has no such day.")
    case .future: tr("The birth lies in the future.")
    }
  }
}
