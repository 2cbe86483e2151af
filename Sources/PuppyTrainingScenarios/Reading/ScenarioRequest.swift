/// What a person asks for on the command line.
public enum ScenarioRequest: Equatable, Sendable {
  /// `--scenarios`: which there are.
  case list
  /// `--scenario NAME [--report DIR] [--run]`
  case open(String, report: String?, isRun: Bool)

  /// A command line that cannot be understood.
  public struct Misunderstood: Error, Equatable, CustomStringConvertible {
    /// A sentence.
    public let description: String
  }

  /// The options there are.
  public static let options = ["--scenario", "--scenarios", "--report", "--run"]

  /// Reads a command line without the name of the program.
  ///
  /// - Throws: `Misunderstood`.
  public init(_ arguments: [String]) throws(Misunderstood) {
    var rest = arguments[...]
    var (name, report, isRun) = (String?.none, String?.none, false)
    var isList = false
    while let option = rest.popFirst() {
      switch option {
      case "--scenarios": isList = true
      case "--run": isRun = true
      case "--scenario", "--report":
        guard let value = rest.popFirst(), !value.hasPrefix("--") else {
          let what = option == "--report" ? "a folder" : "the name of a scenario"
          throw Misunderstood(description: "After \(option) has to come \(what).")
        }
        if option == "--report" { report = value } else { name = value }
      default:
        throw Misunderstood(
          description: "\(UnknownWord(option, as: "option", among: Self.options)).")
      }
    }
    if let name, !isList {
      self = .open(name, report: report, isRun: isRun)
    } else if isList, name == nil, report == nil, !isRun {
      self = .list
    } else {
      throw Misunderstood(
        description: "Either --scenarios stands alone, or --scenario NAME says which one to open.")
    }
  }
}
