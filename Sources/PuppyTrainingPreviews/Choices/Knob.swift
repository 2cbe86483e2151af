/// One of the knobs, by the word that it has in an address: `dark`, or `text=150`.
nonisolated enum Knob: String, CaseIterable, Sendable {
  case width
  case light, dark, contrast
  case text
  case ltr, rtl
  case long, still
  case scale
  case noPointer = "no-pointer"

  /// The values it can have, for example to choose from; empty for a knob that is set by its name
  /// alone.
  var values: [String] {
    switch self {
    case .width: Knobs.widths.map(String.init) + ["free"]
    case .text: Knobs.textSizes.map(String.init)
    case .scale: Knobs.scales.map(String.init)
    case .light, .dark, .contrast, .ltr, .rtl, .long, .still, .noPointer: []
    }
  }

  /// What it does, in a few words.
  var summary: String {
    switch self {
    case .width: "width in pixels: 360, 480, 720, 1000, 1600, or free"
    case .light: "the light theme, as without it"
    case .dark: "the dark theme"
    case .contrast: "the high-contrast theme"
    case .text: "size of texts in percent, 100 to 200"
    case .ltr: "from left to right, as without it"
    case .rtl: "from right to left"
    case .long: "every text 40 % longer and accented"
    case .still: "animations off"
    case .scale: "pixels of the screen for each one, 1 or 2 (X11 only)"
    case .noPointer: "no pointer, the focus and the order of Tab shown"
    }
  }

  /// Turns it to this value, which is one of `values`, or is empty when there are none.
  func set(_ value: String, in knobs: inout Knobs) {
    switch self {
    case .width: knobs.width = Int(value)
    case .light: knobs.appearance = .light
    case .dark: knobs.appearance = .dark
    case .contrast: knobs.appearance = .contrast
    case .text: knobs.textPercent = Int(value) ?? 100
    case .ltr: knobs.isRightToLeft = false
    case .rtl: knobs.isRightToLeft = true
    case .long: knobs.hasLongText = true
    case .still: knobs.isStill = true
    case .scale: knobs.scale = Int(value) ?? 1
    case .noPointer: knobs.hidesPointer = true
    }
  }

  /// How it stands, as an address says it; `nil` where it stands when nothing is said.
  func text(in knobs: Knobs) -> String? {
    switch self {
    case .width: knobs.width.map { "width=\($0)" }
    case .dark, .contrast: knobs.appearance.rawValue == rawValue ? rawValue : nil
    case .text: knobs.textPercent == 100 ? nil : "text=\(knobs.textPercent)"
    case .rtl: knobs.isRightToLeft ? rawValue : nil
    case .long: knobs.hasLongText ? rawValue : nil
    case .still: knobs.isStill ? rawValue : nil
    case .scale: knobs.scale == 1 ? nil : "scale=\(knobs.scale)"
    case .noPointer: knobs.hidesPointer ? rawValue : nil
    case .light, .ltr: nil
    }
  }
}
