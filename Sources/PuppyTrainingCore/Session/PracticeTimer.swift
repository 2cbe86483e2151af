/// How long a session has been going on without its pauses, and how often it was rewarding.
///
/// All times come from a clock that is never moved backwards.
struct PracticeTimer: Sendable {
  /// What was over when the session went on last, and since when it has been going on; `nil` in a
  /// pause.
  private var before = Duration.zero
  private var since: Duration?
  private var rewards: [(id: Rep.ID, elapsed: Duration)] = []

  init(start: Duration) { since = start }

  func elapsed(at uptime: Duration) -> Duration {
    before + (since.map { max(.zero, uptime - $0) } ?? .zero)
  }

  mutating func pause(at uptime: Duration) {
    before = elapsed(at: uptime)
    since = nil
  }

  mutating func resume(at uptime: Duration) { since = uptime }

  mutating func reward(_ rep: Rep.ID, at uptime: Duration) {
    rewards.append((rep, elapsed(at: uptime)))
  }

  mutating func takeBack(_ rep: Rep.ID) { rewards.removeAll { $0.id == rep } }

  /// Counts the rewards of 60 seconds, as trainers do
  /// (https://caitlinsanimals.wordpress.com/2018/07/19/word-of-the-day-prompt/); projected from
  /// less than a minute, `nil` for less than ten seconds.
  func rewardsPerMinute(at uptime: Duration) -> Int? {
    let elapsed = elapsed(at: uptime)
    guard elapsed >= .seconds(10) else { return nil }
    let span = min(elapsed, .seconds(60))
    let count = rewards.reversed().prefix { $0.elapsed > elapsed - span }.count
    return Int((Double(count) * (.seconds(60) / span)).rounded())
  }

}
