import CoreTestSupport
import TestSupport
import Testing

@testable import PuppyTrainingCore

struct ConditionBitsTests {
  @Test(
    "Every condition has a word, in order, whose bits say which tricks meet it",
    arguments: [0, 1, 63, 64, 65, 130])
  func sameAsDefinition(count: Int) {
    var generator = SeededGenerator(seed: UInt64(count))
    let tricks = TrickBook.random(count: count, using: &generator).tricks
    let standings = tricks.map { _ in TrickStanding.random(using: &generator) }
    let all = [ConditionBits(tricks), ConditionBits(standings)]
    #expect(all.flatMap(\.facets) == Facet.allCases)
    for bits in all {
      for (word, condition) in bits.facets.flatMap(\.conditions).enumerated() {
        let met = tricks.indices.filter {
          bits.words[$0 / 64 * bits.width + word] >> UInt64($0 % 64) & 1 == 1
        }
        let expected = tricks.indices.filter {
          condition.isMet(by: tricks[$0], standing: standings[$0])
        }
        #expect(met == expected, "\(condition)")
      }
    }
  }

  @Test("Bits that stand for no trick are not set")
  func beyondTheLast() {
    #expect(
      ConditionBits(Array(repeating: Trick.sample(), count: 65)).words.reduce(0, |) == ~0)
    #expect(ConditionBits([Trick.sample()]).words.allSatisfy { $0 <= 1 })
  }

  @Test("A facet's words follow those of the facets before it")
  func firstWords() {
    let bits = ConditionBits([Trick]())
    #expect([.difficulty, .category, .equipment].map(bits.firstWord) == [0, 3, 14])
    #expect(ConditionBits([TrickStanding]()).firstWord(of: .practised) == 6)
  }
}
