import Glibc
import Gtk
import PuppyTrainingGtk

/// Everything that pictures could depend on beside what they are of, and must not.
enum Surroundings {
  /// Starts GTK for pictures that are the same each time, on whatever display there is: nothing
  /// comes up there.
  ///
  /// - Throws: `Mistake` when there is no display, or the files of the program are missing.
  static func start() throws(Mistake) {
    fixEnvironment()
    guard Appearance.start() else {
      throw Mistake(
        sentence: "There is no display to lay windows out for; did you mean “xvfb-run -a "
          + "\(PreviewsProgram.name) …”?")
    }
    do throws(ResourceBundle.Missing) {
      try PreviewData.loadResources()
    } catch {
      throw Mistake(sentence: error.description)
    }
    Appearance.addStyle(text: StageStyle.text)
  }

  /// Time zone, language and how windows are drawn.
  private static func fixEnvironment() {
    let fixed = [
      "TZ": "UTC", "LC_ALL": "C.UTF-8", "LANGUAGE": "", "GSETTINGS_BACKEND": "memory",
      "GSK_RENDERER": "cairo",
    ]
    for (name, value) in fixed { setenv(name, value, 1) }
    for name in ["GTK_THEME", "GDK_SCALE"] { unsetenv(name) }
    tzset()
  }

  /// It is on nearly every Linux, and the tests see to it that it is there.
  static let font = "DejaVu Sans 10"
}
