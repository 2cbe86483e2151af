/// Reads the Markdown of a scenario.
///
/// ```
/// # Find a trick by searching
///
/// Covers: the search entry, and typing anywhere.
///
/// Begins with: nothing
///
/// 1. Type “sit” without clicking anywhere before.
///    - See: the search opens, and the header counts what is left.
///    - `type "sit"`
///    - `see "12 of 231 tricks"`
/// ```
struct ScenarioParser {
  private let file: String
  private var number = 0
  private var title: String?
  private var covers: String?
  private var beginning: Beginning?
  private var steps: [Draft] = []
  private var continued: Continued = .nothing

  /// A step that is being read.
  private struct Draft {
    let line: Int
    var action: String
    var expectations: [String] = []
    var lines: [MachineLine] = []
  }

  /// What an indented line goes on with.
  private enum Continued { case nothing, covers, action, expectation }

  private static let heads = ["Covers:", "Begins with:"]

  /// - Throws: `ScenarioProblem` about the first line that is wrong.
  static func parse(_ text: String, file: String) throws(ScenarioProblem) -> Scenario {
    var parser = ScenarioParser(file: file)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      parser.number += 1
      try parser.take(line)
    }
    return try parser.finish()
  }

  private init(file: String) { self.file = file }

  private func problem(_ text: String, at line: Int? = nil) -> ScenarioProblem {
    ScenarioProblem(file: file, line: line ?? number, text: text)
  }

  private mutating func take(_ line: Substring) throws(ScenarioProblem) {
    let text = line.trimmed
    if text.isEmpty {
      continued = .nothing
    } else if title == nil {
      guard text.hasPrefix("# "), !text.dropFirst(2).trimmed.isEmpty else {
        throw problem("a scenario begins with its title, like “# Find a trick”")
      }
      title = text.dropFirst(2).trimmed
    } else if let (given, action) = text.numbered, line.first != " " {
      try begin(given, action)
    } else if text.hasPrefix("- "), line.first == " ", !steps.isEmpty {
      try takeBullet(text.dropFirst(2).trimmed)
    } else if steps.isEmpty {
      try takeHead(text)
    } else {
      try goOn(with: text)
    }
  }

  private mutating func begin(_ given: Int, _ action: String) throws(ScenarioProblem) {
    guard given == steps.count + 1 else {
      throw problem("step \(given) comes where step \(steps.count + 1) should be")
    }
    guard !action.isEmpty else { throw problem("step \(given) does not say what to do") }
    steps.append(Draft(line: number, action: action))
    continued = .action
  }

  private mutating func takeHead(_ text: String) throws(ScenarioProblem) {
    if text.hasPrefix(Self.heads[0]) {
      covers = text.dropFirst(Self.heads[0].count).trimmed
      continued = .covers
    } else if text.hasPrefix(Self.heads[1]) {
      let word = text.dropFirst(Self.heads[1].count).trimmed
      beginning = Beginning(rawValue: word)
      continued = .nothing
      guard beginning == nil else { return }
      let valid = Beginning.allCases.map(\.rawValue)
      throw problem("\(UnknownWord(word, as: "beginning", among: valid))")
    } else if continued == .covers {
      covers = [covers ?? "", text].joined(separator: " ")
    } else {
      let word = text.split(separator: " ").first.map(String.init) ?? ""
      throw problem("\(UnknownWord(word, as: "head", among: Self.heads))")
    }
  }

  private mutating func takeBullet(_ text: String) throws(ScenarioProblem) {
    continued = .nothing
    if text.hasPrefix("See:") {
      let sentence = text.dropFirst("See:".count).trimmed
      guard !sentence.isEmpty else { throw problem("“See:” does not say what must be seen") }
      steps[steps.count - 1].expectations.append(sentence)
      continued = .expectation
    } else if text.hasPrefix("`"), text.hasSuffix("`"), text.count > 2 {
      try takeLine(String(text.dropFirst().dropLast()))
    } else {
      throw problem("a line of a step is “See: …” or a machine line like `press \"Filter\"`")
    }
  }

  private mutating func takeLine(_ text: String) throws(ScenarioProblem) {
    do {
      let instruction = try Instruction(reading: text)
      steps[steps.count - 1].lines.append(
        MachineLine(text: text, number: number, instruction: instruction))
    } catch {
      throw problem("\(error)")
    }
  }

  private mutating func goOn(with text: String) throws(ScenarioProblem) {
    let step = steps.count - 1
    switch continued {
    case .action: steps[step].action += " " + text
    case .expectation:
      steps[step].expectations[steps[step].expectations.count - 1] += " " + text
    case .covers, .nothing:
      throw problem("“\(text.prefix(30))” belongs to no step; a step begins with its number")
    }
  }

  private func finish() throws(ScenarioProblem) -> Scenario {
    guard let title else { throw problem("a scenario begins with its title", at: 1) }
    guard let covers, !covers.isEmpty else {
      throw problem("“Covers:” has to say what is tested", at: 1)
    }
    guard !steps.isEmpty else { throw problem("there is no step; the first begins with “1.”") }
    for (index, step) in steps.enumerated() where step.expectations.isEmpty {
      throw problem("step \(index + 1) has no “See:”", at: step.line)
    }
    return Scenario(
      id: file.hasSuffix(".md") ? String(file.dropLast(3)) : file, title: title, covers: covers,
      beginning: beginning ?? .nothing,
      steps: steps.map {
        ScenarioStep(action: $0.action, expectations: $0.expectations, lines: $0.lines)
      })
  }
}

extension Scenario {
  /// Reads the Markdown of a scenario; what it looks like stands at `ScenarioParser`.
  ///
  /// - Parameter file: the name of the file, for the id and for messages.
  /// - Throws: `ScenarioProblem` about the first line that is wrong.
  public init(markdown text: String, file: String) throws(ScenarioProblem) {
    self = try ScenarioParser.parse(text, file: file)
  }
}

extension StringProtocol {
  /// Without the blanks at both ends.
  fileprivate var trimmed: String {
    let start = self.drop(while: \.isWhitespace)
    let blanks = start.reversed().prefix(while: \.isWhitespace).count
    return String(start.dropLast(blanks))
  }

  /// The number and the rest of `3. Press Done.`
  fileprivate var numbered: (Int, String)? {
    let digits = self.prefix(while: \.isNumber)
    guard let number = Int(digits), self.dropFirst(digits.count).hasPrefix(".") else { return nil }
    return (number, self.dropFirst(digits.count + 1).trimmed)
  }
}
