/// How many tricks each condition of the filter would leave.
public struct FacetCounts: Equatable, Sendable {
  private var counts: [Condition: Int] = [:]

  init() {}

  /// - Parameter counts: in the order of `Condition.all`.
  init(_ counts: [Int]) {
    self.counts = Dictionary(uniqueKeysWithValues: zip(Condition.all, counts))
  }

  /// How many tricks are left once this condition is chosen besides those that are, or in the place
  /// of the one that is where a facet holds only one. For a condition that is set: how many there
  /// are now.
  public internal(set) subscript(condition: Condition) -> Int {
    get { counts[condition, default: 0] }
    set { counts[condition] = newValue }
  }
}
