/// How long ago a dog practised a trick. The order of the cases is the order in which people are
/// shown them; the raw value is the word kept in the settings.
public enum PracticeGap: String, CaseIterable, Sendable {
  case never
  /// Eight days or more.
  case overWeek = "over 7 days"
  /// Thirty-one days or more; these are over a week too.
  case overMonth = "over 30 days"

  /// All gaps that a practice so many days ago makes, `nil` for none.
  static func gaps(after days: Int?) -> [PracticeGap] {
    guard let days else { return [.never] }
    return days > 30 ? [.overWeek, .overMonth] : days > 7 ? [.overWeek] : []
  }
}
