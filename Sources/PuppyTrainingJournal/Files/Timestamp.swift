import FoundationEssentials
import PuppyTrainingCore

/// A moment as part of the name of a file: `2025-11-30-142233+0100`.
///
/// It is the time on the wall, so that a person finds the day, and says how far that was ahead of
/// UTC, so that it can be read back. Seconds are the finest it knows.
struct Timestamp: Hashable, Sendable {
  let moment: WallTime
  let text: String

  init(_ moment: WallTime) {
    let date = Date(timeIntervalSince1970: moment.date.timeIntervalSince1970.rounded(.down))
    self.moment = WallTime(date: date, secondsFromGMT: moment.secondsFromGMT)
    let wall = Self.calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date.addingTimeInterval(Double(moment.secondsFromGMT)))
    let day = [
      Self.padded(wall.year, 4), Self.padded(wall.month), Self.padded(wall.day),
    ].joined(separator: "-")
    let time = [wall.hour, wall.minute, wall.second].map { Self.padded($0) }.joined()
    let minutes = abs(moment.secondsFromGMT) / 60
    let sign = moment.secondsFromGMT < 0 ? "-" : "+"
    text = "\(day)-\(time)\(sign)\(Self.padded(minutes / 60))\(Self.padded(minutes % 60))"
  }

  /// Reads a moment back, or gives `nil` when the text is none.
  init?(_ text: some StringProtocol) {
    let characters = Array(text.utf8)
    guard characters.count == 22 else { return nil }
    func number(_ start: Int, _ count: Int) -> Int? {
      let digits = characters[start..<start + count]
      guard digits.allSatisfy({ (48...57).contains($0) }) else { return nil }
      return digits.reduce(0) { $0 * 10 + Int($1 - 48) }
    }
    guard let year = number(0, 4), let month = number(5, 2), let day = number(8, 2),
      let hour = number(11, 2), let minute = number(13, 2), let second = number(15, 2),
      let aheadHours = number(18, 2), let aheadMinutes = number(20, 2),
      let wall = Self.calendar.date(
        from: DateComponents(
          year: year, month: month, day: day, hour: hour, minute: minute, second: second))
    else { return nil }
    let ahead = (aheadHours * 60 + aheadMinutes) * 60 * (characters[17] == 45 ? -1 : 1)
    self.init(WallTime(date: wall.addingTimeInterval(-Double(ahead)), secondsFromGMT: ahead))
    // Whatever has another form, or is no date of the calendar, looks different when written again.
    guard self.text == text else { return nil }
  }

  /// The month on the wall: `2025-11`.
  var month: Substring { text.prefix(7) }

  private static let calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? calendar.timeZone
    return calendar
  }()

  private static func padded(_ number: Int?, _ count: Int = 2) -> String {
    let digits = String(number ?? 0)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}
