/// What makes a step harder without being another step: trainers call them the three Ds.
///
/// Raise one of them and ease the other two
/// (https://therealdognerds.com/3-effective-rules-to-supercharge-your-training/).
public enum Demand: String, CaseIterable, Sendable {
  case distance, duration, distraction

  /// How much of it these details say; `nil` when they say nothing.
  public func amount(in details: SetDetails) -> Double? {
    switch self {
    case .distance: details.distance
    case .duration: details.duration
    case .distraction: details.distraction.map(Double.init)
    }
  }

  /// What is higher than it was in the last set. What either of them does not tell has not risen.
  public static func raised(from last: SetDetails, to next: SetDetails) -> [Demand] {
    allCases.filter { demand in
      guard let before = demand.amount(in: last), let now = demand.amount(in: next) else {
        return false
      }
      return now > before
    }
  }
}
