/// Random numbers that are the same in every run: the generator of Knuth's MMIX, of which only the
/// upper half is good enough.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 { UInt64(half()) << 32 | UInt64(half()) }

  private mutating func half() -> UInt32 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(state >> 32)
  }
}
