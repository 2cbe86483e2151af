import CGtk

/// The clock on the wall, in the time zone and the language of the person.
public enum LocalTime {
  /// How far it is ahead of UTC at this moment, in seconds.
  ///
  /// - Parameter moment: in seconds since 1970 in UTC.
  public static func secondsFromGMT(at moment: Double) -> Int {
    // A new time zone each time: the person may have travelled since the program was started.
    let zone = g_time_zone_new_local()
    defer { g_time_zone_unref(zone) }
    let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_UNIVERSAL, gint64(moment))
    return Int(g_time_zone_get_offset(zone, interval))
  }

  /// Date and time, as people write them: "Mon 30 Nov 2026, 14:05".
  public static func text(at moment: Double) -> String {
    guard let time = g_date_time_new_from_unix_local(gint64(moment)) else { return "" }
    defer { g_date_time_unref(time) }
    // Translators: a date with its time, in the words of g_date_time_format.
    return String(adopting: g_date_time_format(time, tr("%a %-e %b %Y, %H:%M"))) ?? ""
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
