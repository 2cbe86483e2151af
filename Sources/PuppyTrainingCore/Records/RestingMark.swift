import FoundationEssentials

/// A person laid a trick to rest, or took it up again. The last mark of a dog and trick counts.
public struct RestingMark: Identifiable, Equatable, Sendable {
  public let id: UUID
  public let dog: Dog.ID
  public let trick: Trick.ID
  public let isResting: Bool
  /// When it was set.
  public let date: Date

  public init(id: UUID = UUID(), dog: Dog.ID, trick: Trick.ID, isResting: Bool, date: Date) {
    self.id = id
    self.dog = dog
    self.trick = trick
    self.isResting = isResting
    self.date = date
  }
}
