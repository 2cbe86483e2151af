/// How long or how far a step asks a dog to hold on: what the 300-peck counter counts up to.
public struct Hold: Hashable, Sendable {
  public let unit: Unit
  /// The length at which the step is passed, 2 or more.
  public let goal: Int

  /// What is counted. The raw value is the key used in trick files.
  public enum Unit: String, CaseIterable, Sendable {
    case seconds, steps, metres
  }

  public init(_ goal: Int, _ unit: Unit) {
    self.unit = unit
    self.goal = goal
  }

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var holds: [Hold] = []
    try reader.fields { reader, key throws(JSONReader.Unexpected) in
      guard let unit = Unit(rawValue: key) else { throw .unknownKey }
      holds.append(Hold(try reader.wholeNumber(), unit))
    }
    guard holds.count == 1, let hold = holds.first else {
      throw JSONReader.Unexpected("is not exactly one of seconds, steps and metres")
    }
    self = hold
  }
}
