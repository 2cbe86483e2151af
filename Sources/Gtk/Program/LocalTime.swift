import CGtk

/// The clock on the wall, in the time zone and the language of the person.
public enum LocalTime {
  /// The present day, in the Gregorian calendar.
  public static var today: (year: Int, month: Int, day: Int) {
    guard let now = g_date_time_new_now_local() else { return (1970, 1, 1) }
    defer { g_date_time_unref(now) }
    var year: gint = 0
    var month: gint = 0
    var day: gint = 0
    g_date_time_get_ymd(now, &year, &month, &day)
    return (Int(year), Int(month), Int(day))
  }

  /// Date and time, as people write them: "Mon 30 Nov 2026, 14:05".
  public static func text(at moment: Double) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(moment)) else { return "" }
    defer { g_date_time_unref(time) }
    // Translators: a date with its time, in the words of g_date_time_format.
    return String(adopting: g_date_time_format(time, tr("%a %-e %b %Y, %H:%M"))) ?? ""
  }

  /// The day of a moment of these weeks, as people write it: "30 Nov".
  public static func day(at moment: Double) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(moment)) else { return "" }
    defer { g_date_time_unref(time) }
    // Translators: a day without its year, in the words of g_date_time_format.
    return String(adopting: g_date_time_format(time, tr("%-e %b"))) ?? ""
  }

  /// The name of a month.
  ///
  /// - Parameter month: 1 to 12.
  public static func name(ofMonth month: Int) -> String {
    guard let time = g_date_time_new_utc(2000, gint(month), 1, 0, 0, 0) else { return "" }
    defer { g_date_time_unref(time) }
    return String(adopting: g_date_time_format(time, "%b")) ?? ""
  }
}
