/// What a dog looks like: enough to tell a dachshund from a shepherd.
public struct DogLook: Equatable, Hashable, Sendable {
  public var coat: Paint
  /// Ears, saddle or patches: whatever is darker or of another colour.
  public var second: Paint
  /// Muzzle, chest and paws.
  public var light: Paint
  public var collar: Paint
  public var markings: Markings
  public var ears: Ears
  public var tail: TailShape
  public var hair: Hair
  /// The length of the legs as a share of the reference dog's: 0.4 to 1.2.
  public var legs: Double
  /// The length of the trunk as a share of the reference dog's: 0.8 to 1.4.
  public var trunk: Double
  /// The length of the muzzle as a share of the reference dog's: 0.5 to 1.3.
  public var muzzle: Double

  public enum Ears: String, CaseIterable, Sendable { case floppy, pricked, rose }
  public enum TailShape: String, CaseIterable, Sendable { case plain, curled, bushy, short }
  public enum Hair: String, CaseIterable, Sendable { case short, medium, long }
  public enum Markings: String, CaseIterable, Sendable {
    case plain, saddle, patches, blaze, points
  }

  public init(
    coat: Paint, second: Paint, light: Paint, collar: Paint = Paint(0x2f7bf0),
    markings: Markings = .plain, ears: Ears = .floppy, tail: TailShape = .plain,
    hair: Hair = .short, legs: Double = 1, trunk: Double = 1, muzzle: Double = 1
  ) {
    self.coat = coat
    self.second = second
    self.light = light
    self.collar = collar
    self.markings = markings
    self.ears = ears
    self.tail = tail
    self.hair = hair
    self.legs = legs
    self.trunk = trunk
    self.muzzle = muzzle
  }

  /// The dog that every picture was drawn with: brown, with a light muzzle and a blue collar.
  public static let reference = DogLook(
    coat: Paint(0xc98f52), second: Paint(0xa66d35), light: Paint(0xf3e3cf))
}
