/// Random numbers that are the same for the same seed on every machine: SplitMix64
/// (https://prng.di.unimi.it/splitmix64.c).
public struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  /// So many seeds, one for each case of a test.
  public static func seeds(_ count: UInt64) -> Range<UInt64> { 0..<count }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Yes with this probability.
  public mutating func decides(_ probability: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < probability
  }

  /// One of the elements, which are at least one.
  public mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

extension Collection {
  /// Some of the elements in their order, each with this probability.
  public func randomSubset(
    keeping probability: Double = 0.5, using generator: inout SeededGenerator
  ) -> [Element] {
    filter { _ in generator.decides(probability) }
  }
}
