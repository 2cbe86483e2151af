import CGtk
import Testing

@testable import Gtk

/// The programs of GLib that make the files the overlay reads.
enum Tool {
  /// Runs a program to its end, which has to be a good one.
  static func run(_ words: String...) throws {
    let line = words.map { String(adopting: g_shell_quote($0)) ?? "" }.joined(separator: " ")
    var status: gint = 0
    let isRun = g_spawn_command_line_sync(line, nil, nil, &status, nil) != 0
    try #require(isRun && status == 0, "\(line)")
  }
}
