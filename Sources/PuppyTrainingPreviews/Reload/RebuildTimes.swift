import FoundationEssentials

/// When a Swift file was saved and when the program was built, handed on to the program that was
/// built.
nonisolated struct RebuildTimes: Equatable, Sendable {
  var saved = Date()
  var built = Date()

  private static let names = (saved: "PUPPY_PREVIEWS_SAVED", built: "PUPPY_PREVIEWS_BUILT")

  /// How the next program is told.
  var environment: [String: String] {
    [
      Self.names.saved: "\(saved.timeIntervalSince1970)",
      Self.names.built: "\(built.timeIntervalSince1970)",
    ]
  }

  init() {}

  /// What this program was told, if it is the next one of another.
  init?(_ environment: [String: String]) {
    guard let saved = environment[Self.names.saved].flatMap(Double.init),
      let built = environment[Self.names.built].flatMap(Double.init)
    else { return nil }
    self.saved = Date(timeIntervalSince1970: saved)
    self.built = Date(timeIntervalSince1970: built)
  }

  /// What this program was told.
  static var here: RebuildTimes? { RebuildTimes(ProcessInfo.processInfo.environment) }

  /// How long it took until it is seen.
  func words(seen: Date) -> String {
    "Shown \(Self.seconds(from: saved, to: seen)) s after it was saved: "
      + "\(Self.seconds(from: saved, to: built)) s to build it, "
      + "\(Self.seconds(from: built, to: seen)) s to start it."
  }

  /// Prints how long it took until now.
  func report() { print(words(seen: Date())) }

  /// With two digits after the point.
  private static func seconds(from start: Date, to end: Date) -> String {
    let hundredths = Int(
      ((end.timeIntervalSince1970 - start.timeIntervalSince1970) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
