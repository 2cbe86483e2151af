import Gtk

/// Makes GTK believe that a person has set up the desktop like this.
enum Desktop {
  /// Turns everything but the width, which is the stage's, as these knobs stand.
  static func use(_ knobs: Knobs) {
    Appearance.isHighContrast = knobs.appearance == .contrast
    Appearance.isDark = knobs.appearance == .dark
    Appearance.setTextSize(percent: knobs.textPercent)
    Appearance.setAnimations(!knobs.isStill)
    Appearance.setScale(knobs.scale)
    Widget.isRightToLeft = knobs.isRightToLeft
    LongText.isOn = knobs.hasLongText
  }
}
