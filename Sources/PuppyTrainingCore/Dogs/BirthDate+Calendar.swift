extension BirthDate {
  /// How many days a month of the Gregorian calendar has.
  ///
  /// - Parameter month: 1 to 12.
  static func days(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }

  /// It lies after the other one, as far as both are known.
  func isAfter(_ other: BirthDate) -> Bool {
    if year != other.year { return year > other.year }
    if month != other.month { return month > other.month }
    guard let day, let otherDay = other.day else { return false }
    return day > otherDay
  }
}
