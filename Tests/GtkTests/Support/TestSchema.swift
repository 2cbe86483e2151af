import GtkTools
import TestSupport

/// A settings schema of the tests.
enum TestSchema {
  static let id = "io.github.puppytraining.Tests"

  /// Writes it into a folder and compiles it.
  ///
  /// - Returns: the path of the compiled schemas.
  @discardableResult
  static func compile(in folder: TemporaryFolder) throws -> String {
    try folder.write(
      """
      <schemalist><schema id="\(id)" path="/io/github/puppytraining/Tests/">
        <key name="word" type="s"><default>'title'</default></key>
        <key name="words" type="as"><default>['one', 'two']</default></key>
        <key name="number" type="i"><default>7</default></key>
        <key name="flag" type="b"><default>false</default></key>
      </schema></schemalist>
      """.utf8, to: "tests.gschema.xml")
    try Subprocess.output(of: ["glib-compile-schemas", "--strict", folder.path])
    return "\(folder.path)/gschemas.compiled"
  }
}
