import Gtk
import PuppyTrainingCore

extension BirthDate {
  /// The present day, by the clock on the wall.
  static var today: BirthDate {
    let (year, month, day) = LocalTime.today
    return BirthDate(year: year, month: month, day: day)
  }
}
