/// What the program was started for.
nonisolated enum Command: Equatable, Sendable {
  /// Show this in a window.
  case show(Address)
  /// Print the addresses of all previews.
  case list
  /// Write pictures of these into a folder.
  case render(folder: String, [Address])
  /// Find what differs between two folders of pictures, and write a page about it.
  case compare(String, String, sheet: String)
  /// Look for faults.
  case audit(AuditPlan)
  /// Print how the program is used.
  case help

  /// Reads what follows the name of the program. Without anything, the first preview is shown.
  ///
  /// - Throws: `Mistake` for an option or an address that there is not.
  init(_ words: [String], in catalogue: Catalogue) throws(Mistake) {
    var rest = words.dropFirst()
    switch words.first {
    case "--list": self = .list
    case "--help", "-h": self = .help
    case "--render": self = try Self.render(&rest, catalogue)
    case "--compare": self = try Self.compare(&rest)
    case "--audit": self = try Self.audit(&rest, catalogue)
    case let word? where word.hasPrefix("-"):
      throw Mistake("option", word, choices: Self.options.map(\.name))
    case let word?: self = .show(try Address(word, in: catalogue))
    case nil:
      guard let first = catalogue.addresses.first else { throw Mistake("preview", "", choices: []) }
      self = .show(first)
    }
  }

  private static let options = [
    (name: "--list", effect: "Print the addresses of all previews and exit"),
    (name: "--render", effect: "Write pictures: --render DIR [ADDRESS…], else of all previews"),
    (name: "--compare", effect: "Compare pictures: --compare DIR1 DIR2 [--sheet FILE], see below"),
    (name: "--audit", effect: "Look for faults: --audit [--quick | ADDRESS…], see below"),
    (name: "--help", effect: "Print this and exit"),
  ]

  /// How the program is used.
  static var usage: String {
    let lines =
      options.map { (name: $0.name, text: $0.effect) }
      + [("", "Knobs of an address:")]
      + Knob.allCases.map { ($0.rawValue + ($0.values.isEmpty ? "" : "=…"), $0.summary) }
    return
      ([
        "Usage: puppy-training-previews [OPTION | ADDRESS]", "",
        "ADDRESS is view/state?knob&knob=value",
      ]
      + lines.map { name, text in
        name.isEmpty
          ? "\n\(text)"
          : "  " + name + String(repeating: " ", count: max(1, 14 - name.count)) + text
      })
      .joined(separator: "\n") + "\n\n\(comparing)\n\n\(auditing)"
  }
}
