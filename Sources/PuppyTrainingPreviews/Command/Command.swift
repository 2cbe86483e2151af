/// What the program was started for.
nonisolated enum Command: Equatable, Sendable {
  /// Show this in the gallery.
  case show(Address)
  /// Show this, and build and show it again whenever a Swift file has been written.
  case rebuild(Address)
  /// Measure how long a written file takes to be seen in this.
  case timeReload(Address)
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

  /// Reads what follows the name of the program. Without an address, the first preview is shown.
  ///
  /// - Throws: `Mistake` for an option or an address that there is not, or a word too many.
  init(_ arguments: [String], in catalogue: Catalogue) throws(Mistake) {
    var rest = arguments[...]
    let option = rest.first.flatMap { $0.hasPrefix("-") ? $0 : nil }
    if option != nil { rest.removeFirst() }
    switch option {
    case "--list": self = .list
    case "--help", "-h": self = .help
    case "--render": self = try Self.render(&rest, catalogue)
    case "--compare": self = try Self.compare(&rest)
    case "--audit": self = try Self.audit(&rest, catalogue)
    case "--rebuild": self = .rebuild(try Self.address(&rest, in: catalogue))
    case "--time-reload": self = .timeReload(try Self.address(&rest, in: catalogue))
    case let word?: throw Mistake("option", word, choices: Self.options.map(\.name))
    case nil: self = .show(try Self.address(&rest, in: catalogue))
    }
    if let word = rest.first { throw Mistake("use for a further word", word, choices: []) }
  }

  private static func address(
    _ rest: inout ArraySlice<String>, in catalogue: Catalogue
  ) throws(Mistake) -> Address {
    if let word = rest.popFirst() { return try Address(word, in: catalogue) }
    guard let first = catalogue.addresses.first else { throw Mistake("preview", "", choices: []) }
    return first
  }

  private static let options = [
    (name: "--list", effect: "Print the addresses of all previews and exit"),
    (name: "--rebuild", effect: "Build and show it again whenever a Swift file is written"),
    (name: "--time-reload", effect: "Print how long UI files and the style sheet take to be seen"),
    (name: "--render", effect: "Write pictures: --render DIR [ADDRESS…], else of all previews"),
    (name: "--compare", effect: "Compare pictures: --compare DIR1 DIR2 [--sheet FILE], see below"),
    (name: "--audit", effect: "Look for faults: --audit [--quick | ADDRESS…], see below"),
    (name: "--scenarios", effect: "Print the scripts for testing by hand and exit"),
    (name: "--scenario", effect: "Open one beside the app: --scenario NAME [--run] [--report DIR]"),
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
        "Usage: puppy-training-previews [OPTION] [ADDRESS]", "",
        "ADDRESS is view/state?knob&knob=value",
      ]
      + lines.map { name, text in
        name.isEmpty
          ? "\n\(text)"
          : "  " + name + String(repeating: " ", count: max(1, 15 - name.count)) + text
      })
      .joined(separator: "\n") + "\n\n\(comparing)\n\n\(auditing)"
  }
}
