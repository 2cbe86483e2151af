import Gtk
import GtkTools

/// Makes GTK believe that a person has set up the desktop like this.
enum Desktop {
  /// As it was set up last.
  private static var used: Knobs?

  /// Somebody else may have turned something.
  static func forget() { used = nil }

  /// The same knobs with those as they stand by themselves that are the stage's.
  static func knobs(of knobs: Knobs) -> Knobs {
    var knobs = knobs
    knobs.width = nil
    knobs.hidesPointer = false
    return knobs
  }

  /// Turns everything as these knobs stand, but the width and the pointer, which are the stage's.
  static func use(_ knobs: Knobs) {
    let knobs = Self.knobs(of: knobs)
    // GTK reads its theme again whenever it is told of one.
    guard knobs != used else { return }
    used = knobs
    Appearance.isHighContrast = knobs.appearance == .contrast
    Appearance.isDark = knobs.appearance == .dark
    Appearance.setTextSize(percent: knobs.textPercent)
    Appearance.setAnimations(!knobs.isStill)
    Appearance.setScale(knobs.scale)
    Widget.isRightToLeft = knobs.isRightToLeft
    LongText.isOn = knobs.hasLongText
  }
}
