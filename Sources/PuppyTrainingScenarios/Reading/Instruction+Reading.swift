extension Instruction {
  /// The words a line can begin with, and how the line goes on.
  static let verbs = [
    "press": "press [KIND] \"NAME\" [in \"WINDOW\"]",
    "check": "check \"NAME\"",
    "uncheck": "uncheck \"NAME\"",
    "focus": "focus \"NAME\" by KEY",
    "type": "type \"TEXT\"",
    "key": "key KEY…",
    "see": "see [first] [KIND] \"NAME\" [STATE] [described \"…\"] [with \"…\"] [in \"WINDOW\"]",
    "not": "not see …",
    "scroll": "scroll to \"NAME\"",
    "close": "close",
    "restart": "restart",
    "resize": "resize WIDTHxHEIGHT",
  ]

  /// Reads a line such as `press "Filter"`.
  ///
  /// - Throws: `UnknownWord` or `Words.Problem`, as a sentence without a full stop.
  init(reading line: String) throws {
    var words = try Words(line)
    let verb = words.takeBare() ?? ""
    switch verb {
    case "press": self = .press(try words.takeTarget())
    case "check": self = .check(try words.takeTarget())
    case "uncheck": self = .uncheck(try words.takeTarget())
    case "focus":
      let target = try words.takeTarget()
      try words.mustTake("by")
      self = .focus(target, by: try words.takeKey())
    case "type": self = .type(try words.takeQuoted("the text to type"))
    case "key":
      var keys = [try words.takeKey()]
      while !words.isEmpty { keys.append(try words.takeKey()) }
      self = .key(keys)
    case "see": self = .see(try words.takeSight())
    case "not":
      try words.mustTake("see")
      self = .notSee(try words.takeSight())
    case "scroll":
      try words.mustTake("to")
      self = .scroll(try words.takeTarget())
    case "close": self = .close
    case "restart": self = .restart
    case "resize": self = try words.takeSize()
    default: throw UnknownWord(verb, as: "verb", among: Self.verbs.keys.sorted())
    }
    try words.mustBeOver()
  }
}

extension Words {
  /// `[first] [KIND] "NAME" [in "WINDOW"]`
  fileprivate mutating func takeTarget() throws -> Target {
    let isFirst = take("first")
    var kind: TargetKind?
    if let word = takeBare() {
      kind = TargetKind(rawValue: word)
      guard kind != nil else {
        throw UnknownWord(word, as: "kind of thing", among: TargetKind.allCases.map(\.rawValue))
      }
    }
    var target = Target(kind, NamePattern(try takeQuoted("the name")), isFirst: isFirst)
    if take("in") { target.window = NamePattern(try takeQuoted("the window's title")) }
    return target
  }

  /// A target with what is to be seen of it, in any order.
  fileprivate mutating func takeSight() throws -> Sight {
    var sight = Sight(try takeTarget())
    while let word = takeBare() {
      if let state = TargetState(rawValue: word) {
        sight.states.insert(state)
        continue
      }
      switch word {
      case "described": sight.description = NamePattern(try takeQuoted("the description"))
      case "with": sight.content = NamePattern(try takeQuoted("the text in it"))
      case "in": sight.target.window = NamePattern(try takeQuoted("the window's title"))
      default:
        let valid = TargetState.allCases.map(\.rawValue) + ["described", "with", "in"]
        throw UnknownWord(word, as: "state", among: valid)
      }
    }
    return sight
  }

  fileprivate mutating func takeKey() throws -> KeyStroke { try KeyStroke(takeBare() ?? "") }

  fileprivate mutating func takeSize() throws -> Instruction {
    let text = takeBare() ?? ""
    let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0
    else { throw UnknownWord(text, as: "size", among: ["360x720"]) }
    return .resize(width: width, height: height)
  }

  fileprivate mutating func mustTake(_ word: String) throws {
    guard !take(word) else { return }
    throw UnknownWord(takeBare() ?? "", as: "word", among: [word])
  }
}
