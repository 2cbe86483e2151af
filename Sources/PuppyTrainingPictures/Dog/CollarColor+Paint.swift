import PuppyTrainingCore

extension CollarColor {
  /// The colour as pictures show it.
  public var paint: Paint {
    switch self {
    case .blue: Paint(0x2f7bf0)
    case .red: Paint(0xd8453c)
    case .orange: Paint(0xf08a3c)
    case .green: Paint(0x2f9e5b)
    case .violet: Paint(0x8a55c8)
    case .black: Paint(0x33363d)
    }
  }
}
