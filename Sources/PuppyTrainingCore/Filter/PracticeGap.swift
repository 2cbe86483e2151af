/// How long ago a dog practised a trick. The order of the cases is the order in which people are
/// shown them; the raw value is the word kept in the settings.
public enum PracticeGap: String, CaseIterable, Sendable {
  case never
  /// Eight days or more.
  case overWeek = "over 7 days"
  /// Thirty-one days or more; these are over a week too.
  case overMonth = "over 30 days"

  /// A practice so many days ago, `nil` for none, makes this gap.
  func isMade(by days: Int?) -> Bool {
    switch self {
    case .never: days == nil
    case .overWeek: (days ?? 0) > 7
    case .overMonth: (days ?? 0) > 30
    }
  }
}
