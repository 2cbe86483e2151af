import AccessibleDesktop
import Testing

/// Waits until `condition` holds, looking every few milliseconds, and fails the test at the
/// caller's line when it has not after `timeout`.
///
/// - Parameters:
///   - expectation: what is waited for, as a sentence, for the message.
///   - isHopeless: says that waiting longer is of no use, as when the app has died.
///   - details: what the message shows beside it; asked for only when it is needed.
func eventually(
  _ expectation: String, timeout: Duration = patience,
  unless isHopeless: @autoclosure () -> Bool = false,
  details: @autoclosure () -> String = "",
  sourceLocation: SourceLocation = #_sourceLocation, _ condition: () throws -> Bool
) throws {
  let isMet = try wait(upTo: timeout, unless: isHopeless, until: condition)
  try #require(isMet, "\(expectation)\n\(details())", sourceLocation: sourceLocation)
}
