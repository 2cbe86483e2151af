/// Under which circumstances a preview is shown. Their words are those of an address; see `Knob`.
nonisolated struct Knobs: Hashable, Sendable {
  /// In logical pixels, one of `widths`; `nil` for free, which is as wide as there is room.
  var width: Int?
  var appearance = Appearance.light
  /// In percent of the usual size, one of `textSizes`.
  var textPercent = 100
  var isRightToLeft = false
  /// Every text is longer and accented.
  var hasLongText = false
  /// Nothing moves.
  var isStill = false
  /// How many pixels of the screen a logical one has, one of `scales`.
  var scale = 1
  /// No pointer is seen; the focus is, and numbers in the order of Tab.
  var hidesPointer = false

  nonisolated enum Appearance: String, CaseIterable, Sendable { case light, dark, contrast }

  static let widths = [360, 480, 720, 1000, 1600]
  static let textSizes = 100...200
  static let scales = [1, 2]
}
