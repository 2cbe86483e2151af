extension PracticeRule {
  /// The rules that people choose from, each with its usual thresholds.
  public static let choices: [PracticeRule] =
    [3, 5, 10].map(usual(setsOf:)) + [.nineOfTen, .eightyOfTwenty, .threeHundredPeck]

  /// Sets of this size with thresholds of 80 % and 60 %, rounded up: 4 and 3 of five, 3 and 2 of
  /// three.
  public static func usual(setsOf size: Int) -> PracticeRule {
    .sets(size: size, push: (size * 4 + 4) / 5, stick: (size * 3 + 4) / 5)
  }

  /// The choice that this rule is, whatever its thresholds.
  public var choice: PracticeRule {
    if case .sets(let size, _, _) = self { return .usual(setsOf: size) }
    return self
  }

  /// The same rule with these thresholds, as near to them as they make sense: at least one hit for
  /// the same step, more for the next, and no more than there are tries. Rules without thresholds
  /// stay as they are.
  public func with(push: Int, stick: Int) -> PracticeRule {
    guard case .sets(let size, _, _) = self else { return self }
    let push = min(max(push, 2), size)
    return .sets(size: size, push: push, stick: min(max(stick, 1), push - 1))
  }
}
