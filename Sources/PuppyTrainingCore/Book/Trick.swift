/// Something a dog can learn, with everything a person needs to teach it.
public struct Trick: Equatable, Sendable, Identifiable {
  /// A stable name in kebab-case, for example `shake-hands`; the same in every version of the book.
  public let id: String
  public let title: String
  /// What else people call it; the search finds these too.
  public let otherNames: [String]
  public let category: Category
  public let difficulty: Difficulty
  /// Two sentences at most: what the dog does and why it is worth having.
  public let summary: String
  /// What the trick is taught with, in the order of the file.
  public let equipment: [Equipment]
  /// A household substitute for each thing that a person may not own.
  public let substitutes: [Equipment: String]
  /// Where it can be practised; never empty.
  public let places: [Place]
  /// How long one practice should last, in minutes: 1 to 5.
  public let minutes: Int
  /// The tricks to teach first: advice, never a lock.
  public let prerequisites: [Trick.ID]
  public let cue: Cue
  /// The stages of teaching it, easiest first; never empty.
  public let steps: [Step]
  public let faults: [CommonFault]
  /// What to mind for the dog's body, if anything.
  public let safety: String?

  public init(
    id: String, title: String, otherNames: [String] = [], category: Category,
    difficulty: Difficulty, summary: String, equipment: [Equipment],
    substitutes: [Equipment: String] = [:], places: [Place] = [.indoors], minutes: Int = 3,
    prerequisites: [Trick.ID] = [], cue: Cue, steps: [Step], faults: [CommonFault] = [],
    safety: String? = nil
  ) {
    self.id = id
    self.title = title
    self.otherNames = otherNames
    self.category = category
    self.difficulty = difficulty
    self.summary = summary
    self.equipment = equipment
    self.substitutes = substitutes
    self.places = places
    self.minutes = minutes
    self.prerequisites = prerequisites
    self.cue = cue
    self.steps = steps
    self.faults = faults
    self.safety = safety
  }

  /// Nothing in it asks for care with growing, heavy, long-backed or old dogs.
  public var isGentle: Bool { safety == nil }
}
