import Testing

/// All tests of the front, one after the other: they share one GTK and one display.
///
/// Each extension tests what the file of the same name in `Sources/PuppyTrainingGtk` is for.
@Suite(.serialized) @MainActor struct FrontTests {
  init() throws { try Front.start() }
}
