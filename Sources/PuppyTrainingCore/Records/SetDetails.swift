/// What else there is to say of a set; all of it optional.
public struct SetDetails: Hashable, Sendable {
  /// Where it was, in the person's own words: "kitchen".
  public var place: String?
  /// How far away the dog was, in metres, 0 or more.
  public var distance: Double?
  /// How long the dog held it, in seconds, 0 or more.
  public var duration: Double?
  /// How much went on around: 0 nothing to 3 a lot.
  public var distraction: Int?
  public var reward: String?
  /// Who trained.
  public var handler: String?
  public var note: String?

  public init(
    place: String? = nil, distance: Double? = nil, duration: Double? = nil,
    distraction: Int? = nil, reward: String? = nil, handler: String? = nil, note: String? = nil
  ) {
    self.place = place
    self.distance = distance
    self.duration = duration
    self.distraction = distraction
    self.reward = reward
    self.handler = handler
    self.note = note
  }
}
