import Gtk
import GtkTools
import PuppyTrainingScenarios

extension Version {
  /// The versions of everything a test of this app depends on.
  static func all(ofApp program: String) -> [Version] {
    let swift = output(of: ["swift", "--version"]).firstMatch(of: /Swift version (\S+)/)
    return [
      Version("App", output(of: [program, "--version"]).split(separator: " ").last),
      Version("GTK", gtkVersion[...]),
      Version("Swift", swift?.1),
    ]
  }

  private init(_ name: String, _ number: Substring?) {
    self.init(name, number.map { String($0.filter { !$0.isNewline }) } ?? tr("unknown"))
  }

  private static func output(of line: [String]) -> String {
    (try? Subprocess.output(of: line)) ?? ""
  }
}
