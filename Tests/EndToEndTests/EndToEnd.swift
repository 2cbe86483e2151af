import Foundation
import Testing

/// The program as people meet it: a process on a display, with keys, a mouse, and what a screen
/// reader is told. One test at a time, because there is one keyboard.
@Suite(
  "End to end", .serialized,
  .enabled(
    if: ProcessInfo.processInfo.environment["DISPLAY"] != nil,
    "There is no display; `make test` brings one."))
struct EndToEnd {}
