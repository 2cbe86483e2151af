/// One stage of teaching a trick.
public struct Step: Equatable, Sendable {
  /// What you do, what the dog does, and when to mark and reward.
  public let instruction: String
  /// What counts as a hit: an observable fact, scored for every single repetition.
  public let criterion: String

  public init(instruction: String, criterion: String) {
    self.instruction = instruction
    self.criterion = criterion
  }
}

extension Step: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case instruction, criterion }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    instruction = try values.decode(String.self, forKey: .instruction)
    criterion = try values.decode(String.self, forKey: .criterion)
  }
}
