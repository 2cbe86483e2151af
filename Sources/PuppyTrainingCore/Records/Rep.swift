import FoundationEssentials

/// One try.
public struct Rep: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// It met the criterion.
  public let isHit: Bool
  /// When it was marked.
  public let date: Date

  public init(id: UUID = UUID(), isHit: Bool, date: Date) {
    self.id = id
    self.isHit = isHit
    self.date = date
  }
}
