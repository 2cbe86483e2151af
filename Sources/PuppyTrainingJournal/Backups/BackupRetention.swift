import FoundationEssentials
import PuppyTrainingCore

/// Which backups are kept: the last of each of the last 14 days, and the last of each month.
///
/// Days count that have a backup, so a long pause, or a clock that was a year ahead for a while,
/// never costs more than a backup a day. Those before a restore or an upgrade are counted by
/// themselves and may be several a day. Those before a deletion are kept for 30 days, and the last
/// of them for ever.
enum BackupRetention {
  static let days = 14

  /// How long those before a deletion are kept.
  static let daysAfterDeletion = 30

  /// The ones of these that may go.
  static func superfluous(
    _ names: some Sequence<BackupName>, at now: Date
  ) -> Set<BackupName> {
    var superfluous: Set<BackupName> = []
    for (reason, names) in Dictionary(grouping: names, by: \.reason) {
      superfluous.formUnion(
        reason == .deletion
          ? outdated(names, at: now) : self.superfluous(names, isOneADay: reason == .daily))
    }
    return superfluous
  }

  private static func outdated(_ names: [BackupName], at now: Date) -> [BackupName] {
    let limit = now.addingTimeInterval(-86_400 * Double(daysAfterDeletion))
    let oldestFirst = names.sorted { $0.timestamp.moment.date < $1.timestamp.moment.date }
    return oldestFirst.dropLast().filter { $0.timestamp.moment.date < limit }
  }

  private static func superfluous(_ names: [BackupName], isOneADay: Bool) -> [BackupName] {
    let newestFirst = names.sorted { $0.timestamp.moment.date > $1.timestamp.moment.date }
    var days: Set<Day> = []
    var months: Set<Substring> = []
    return newestFirst.filter { name in
      let isNewMonth = months.insert(name.timestamp.month).inserted
      let isNewDay = days.insert(name.timestamp.moment.day).inserted
      let isRecent = days.count <= Self.days && (isNewDay || !isOneADay)
      return !isNewMonth && !isRecent
    }
  }
}
