/// When a dog was born, as exactly as its people know.
public struct BirthDate: Hashable, Sendable {
  /// A year of the Gregorian calendar.
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31, or `nil` when only the month is known.
  public let day: Int?

  public init(year: Int, month: Int, day: Int? = nil) {
    self.year = year
    self.month = month
    self.day = day
  }
}
