import FoundationEssentials
import Gtk

/// When a Swift file was saved and when the program was built, handed on to the program that was
/// built.
nonisolated struct RebuildTimes: Equatable, Sendable {
  var saved = Date()
  var built = Date()

  init() {}

  /// Reads what another of its kind said.
  init?(message: String) {
    let moments = message.split(separator: " ").compactMap { Double($0) }
    guard moments.count == 2 else { return nil }
    saved = Date(timeIntervalSince1970: moments[0])
    built = Date(timeIntervalSince1970: moments[1])
  }

  /// How the next program is told.
  var message: String { "\(saved.timeIntervalSince1970) \(built.timeIntervalSince1970)" }

  /// How long it took until it is seen.
  func sentence(seen: Date) -> String {
    "Shown \(Self.seconds(from: saved, to: seen)) s after it was saved: "
      + "\(Self.seconds(from: saved, to: built)) s to build it, "
      + "\(Self.seconds(from: built, to: seen)) s to start it."
  }

  /// Prints how long it took until now.
  @MainActor func report() { warn(sentence(seen: Date()), by: PreviewsProgram.name) }

  /// With two digits after the point.
  private static func seconds(from start: Date, to end: Date) -> String {
    let hundredths = Int(
      ((end.timeIntervalSince1970 - start.timeIntervalSince1970) * 100).rounded())
    let rest = hundredths % 100
    return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
  }
}
