import FoundationEssentials

/// Whose training it is.
public struct Dog: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// Never blank.
  public var name: String
  public var birth: BirthDate?
  public var size: DogSize?
  /// The id of the look that it has in pictures; `nil`, or one that there is not, is the usual one.
  public var look: String?
  /// The colour of its collar in pictures; `nil` is the usual one.
  public var collar: CollarColor?
  /// What its people own: the filter's default for this dog.
  public var equipment: Set<Equipment>
  /// Put away: not offered any more, but nothing is lost.
  public var isArchived: Bool
  /// How its sets are judged.
  public var rule: PracticeRule

  public init(
    id: UUID = UUID(), name: String, birth: BirthDate? = nil, size: DogSize? = nil,
    look: String? = nil, collar: CollarColor? = nil, equipment: Set<Equipment> = [],
    isArchived: Bool = false, rule: PracticeRule = .standard
  ) {
    self.id = id
    self.name = name
    self.birth = birth
    self.size = size
    self.look = look
    self.collar = collar
    self.equipment = equipment
    self.isArchived = isArchived
    self.rule = rule
  }
}
