/// The conditions chosen. A trick is shown when it meets every facet in which something is chosen.
public struct TrickFilter: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// Of each facet in which something is chosen.
  private var chosen: [Facet: Set<Condition>] = [:]

  /// A filter with these conditions; with none, the one that every trick passes. Where a facet
  /// holds only one, the last of them counts.
  public init(_ conditions: some Sequence<Condition> = []) {
    for condition in conditions { choose(condition) }
  }

  public init(arrayLiteral conditions: Condition...) { self.init(conditions) }

  /// Something is chosen.
  public var isActive: Bool { !chosen.isEmpty }

  /// The conditions that are set, in the order in which people are shown them.
  public var conditions: [Condition] { Condition.all.filter(contains) }

  /// The conditions of one facet that are set, in order.
  public func conditions(of facet: Facet) -> [Condition] { facet.conditions.filter(contains) }

  /// What is chosen in one facet, also what people are not shown: treats.
  subscript(facet: Facet) -> Set<Condition> {
    get { chosen[facet] ?? [] }
    set { chosen[facet] = newValue.isEmpty ? nil : newValue }
  }

  /// This condition is set.
  public func contains(_ condition: Condition) -> Bool {
    chosen[condition.facet]?.contains(condition) ?? false
  }

  /// Sets this condition when it is not set, else takes it away. In facets where only one condition
  /// can hold it takes the place of the one that held.
  public mutating func toggle(_ condition: Condition) {
    if self[condition.facet].remove(condition) == nil { choose(condition) }
  }

  private mutating func choose(_ condition: Condition) {
    if condition.facet.rule == .one { self[condition.facet] = [] }
    self[condition.facet].insert(condition)
  }

  /// This filter with one condition toggled.
  public func toggling(_ condition: Condition) -> TrickFilter {
    var filter = self
    filter.toggle(condition)
    return filter
  }

  /// The trick meets every condition, as it stands for a dog that never practised.
  public func matches(_ trick: Trick) -> Bool {
    matches(trick, standing: .untrained(trick))
  }

  /// The trick meets every condition, as it stands for the present dog.
  ///
  /// This is the definition; `TrickIndex` answers the same question for a whole book at once.
  public func matches(_ trick: Trick, standing: TrickStanding) -> Bool {
    chosen.allSatisfy { facet, conditions in
      switch facet.rule {
      case .one, .any: conditions.contains { $0.isMet(by: trick, standing: standing) }
      case .nothingElse:
        !facet.conditions.contains {
          $0.isMet(by: trick, standing: standing) && !conditions.contains($0)
        }
      }
    }
  }
}
