import Gtk

/// Writes one line of this program to standard error.
nonisolated func warn(_ message: String) { warn(message, by: ProgramInfo.command) }
