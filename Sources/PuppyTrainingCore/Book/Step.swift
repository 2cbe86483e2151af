/// One stage of teaching a trick.
public struct Step: Equatable, Sendable {
  /// What you do, what the dog does, and when to mark and reward.
  public let instruction: String
  /// What counts as a hit: an observable fact, scored for every single repetition.
  public let criterion: String
  /// How long or how far the dog is to hold on, if the criterion says so.
  public let hold: Hold?

  public init(instruction: String, criterion: String, hold: Hold? = nil) {
    self.instruction = instruction
    self.criterion = criterion
    self.hold = hold
  }

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (instruction, criterion): (String?, String?)
    var hold: Hold?
    try reader.object { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "instruction": try instruction.fill(reader.string())
      case "criterion": try criterion.fill(reader.string())
      case "hold": try hold.fill(Hold(&reader))
      default: throw .unknownKey
      }
    }
    self.init(
      instruction: try instruction.required("instruction"),
      criterion: try criterion.required("criterion"), hold: hold)
  }
}
