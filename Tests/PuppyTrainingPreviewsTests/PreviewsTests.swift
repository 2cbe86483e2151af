import Testing

/// All tests of the previews that need GTK, one after the other: they share one GTK and one display.
@Suite(.serialized) @MainActor struct PreviewsTests {
  init() throws { try Display.start() }
}
