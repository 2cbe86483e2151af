import FoundationEssentials

/// A dog in the bin: deleted, and kept with all its practice until it is put back, the bin is
/// emptied, or its time is up.
public struct DeletedDog: Identifiable, Equatable, Sendable {
  /// As it was.
  public let dog: Dog
  /// When it was deleted.
  public let date: Date

  public init(_ dog: Dog, at date: Date) {
    self.dog = dog
    self.date = date
  }

  public var id: Dog.ID { dog.id }

  /// How long a dog stays in the bin.
  public static let days = 30

  /// The time of dogs that were deleted at this moment or before is up now: the next start removes
  /// them.
  public static func limit(at now: Date) -> Date {
    now.addingTimeInterval(-86_400 * Double(days))
  }
}
