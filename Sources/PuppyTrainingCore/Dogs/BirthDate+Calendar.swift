import FoundationEssentials

extension BirthDate {
  /// How many days a month of the Gregorian calendar has.
  ///
  /// - Parameter month: 1 to 12.
  static func days(ofMonth month: Int, year: Int) -> Int {
    let first = calendar.date(from: DateComponents(year: year, month: month))
    return first.flatMap { calendar.range(of: .day, in: .month, for: $0)?.count } ?? 31
  }

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  /// It lies after the other one, as far as both are known.
  func isAfter(_ other: BirthDate) -> Bool {
    if year != other.year { return year > other.year }
    if month != other.month { return month > other.month }
    guard let day, let otherDay = other.day else { return false }
    return day > otherDay
  }
}
