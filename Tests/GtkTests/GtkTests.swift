import Testing

/// Everything about the overlay, one test after the other: GTK is not thread safe.
///
/// No test awaits anything, so that no other test that runs on the main actor comes in between.
@Suite("Gtk", .serialized, .withGtk)
@MainActor
struct GtkTests {}
