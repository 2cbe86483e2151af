import PuppyTrainingCore
import TestSupport
import Testing

struct SpliceTests {
  /// What happens to a list when the splices are done to it, taking new elements from `new`; `nil`
  /// when one of them lies outside the lists.
  private struct Change {
    var list: [Int32]
    var removed: Set<Int32> = []

    init?(_ old: [Int32], _ splices: [Splice], taking new: [Int32]) {
      list = old
      for splice in splices {
        let range = splice.position..<(splice.position + splice.removed)
        guard range.upperBound <= list.count, splice.position <= new.count else { return nil }
        removed.formUnion(list[range])
        list.replaceSubrange(range, with: new[splice.position...].prefix(splice.added))
      }
    }
  }

  private static func splice(_ position: Int, _ removed: Int, _ added: Int) -> Splice {
    Splice(position: position, removed: removed, added: added)
  }

  @Test(
    "What differs is found run by run, first to last",
    arguments: [
      ([], [], []), ([1, 2, 3], [1, 2, 3], []), ([], [1, 2], [splice(0, 0, 2)]),
      ([1, 2], [], [splice(0, 2, 0)]), ([1, 2, 3], [1, 3], [splice(1, 1, 0)]),
      ([1, 3], [1, 2, 3], [splice(1, 0, 1)]), ([1, 2, 3], [1, 4, 3], [splice(1, 1, 1)]),
      ([1, 2, 3], [2, 3], [splice(0, 1, 0)]), ([1, 2], [1, 2, 3], [splice(2, 0, 1)]),
      ([1, 2, 3, 4, 5], [2, 4], [splice(0, 1, 0), splice(1, 1, 0), splice(2, 1, 0)]),
      ([2, 4], [1, 2, 3, 4, 5], [splice(0, 0, 1), splice(2, 0, 1), splice(4, 0, 1)]),
      ([1, 2, 3, 4], [5, 2, 6, 7, 4], [splice(0, 1, 1), splice(2, 1, 2)]),
      ([1, 2], [3, 4, 5], [splice(0, 2, 3)]), ([1, 2, 3, 4], [1, 3, 2, 4], nil),
      ([1, 2, 3], [3, 2, 1], nil), ([1, 2, 3, 9], [0, 3, 1, 9], nil),
    ] as [([Int32], [Int32], [Splice]?)])
  func table(old: [Int32], new: [Int32], splices: [Splice]?) {
    #expect(Splice.few(from: old, to: new, most: 24) == splices)
  }

  @Test("More changes than asked for are none, up to that many are found")
  func most() {
    let old: [Int32] = [1, 2, 3, 4, 5, 6]
    #expect(Splice.few(from: old, to: [2, 4, 6], most: 2) == nil)
    #expect(Splice.few(from: old, to: [2, 4, 6], most: 3)?.count == 3)
    #expect(Splice.few(from: old, to: [7, 8, 9], most: 8) == nil)
    #expect(Splice.few(from: old, to: [7, 8, 9], most: 9) == [Self.splice(0, 6, 3)])
    #expect(Splice.few(from: old, to: old, most: 0) == [])
    #expect(Splice.few(from: old, to: [1], most: 4) == nil)
  }

  @Test(
    "While the order is kept, what is in both lists stays untouched, in as few runs as can be",
    arguments: SeededGenerator.seeds(300))
  func keptOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<24 as Range<Int32>).shuffled(using: &generator)
    let old = all.randomSubset(keeping: generator.pick([0.5, 0.9]), using: &generator)
    let new = all.randomSubset(keeping: generator.pick([0.5, 0.9]), using: &generator)
    let splices = try #require(Splice.few(from: old, to: new, most: 48))
    let change = try #require(Change(old, splices, taking: new))
    #expect(change.list == new)
    #expect(change.removed == Set(old).subtracting(new))
    #expect(splices.count == runs(from: old, to: new))
    let size = splices.reduce(0) { $0 + $1.removed + $1.added }
    #expect(Splice.few(from: old, to: new, most: size) == splices)
    #expect(size == 0 || Splice.few(from: old, to: new, most: size - 1) == nil)
  }

  @Test(
    "No element goes and comes itself, whatever the lists", arguments: SeededGenerator.seeds(300))
  func anyOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<8 as Range<Int32>).shuffled(using: &generator)
    let old = all.randomSubset(keeping: 0.7, using: &generator)
    var new = all.randomSubset(keeping: 0.7, using: &generator)
    if generator.decides(0.5) { new.shuffle(using: &generator) }
    let isKept = old.filter(new.contains) == new.filter(old.contains)
    let splices = Splice.few(from: old, to: new, most: 24)
    #expect((splices != nil) == isKept)
    if let splices { #expect(Change(old, splices, taking: new)?.list == new) }
  }

  /// Between two elements that stay, one run is needed when anything goes or comes there.
  private func runs(from old: [Int32], to new: [Int32]) -> Int {
    let staying = Set(old).intersection(new)
    let gone = old.split(omittingEmptySubsequences: false, whereSeparator: staying.contains)
    let come = new.split(omittingEmptySubsequences: false, whereSeparator: staying.contains)
    return zip(gone, come).count { !$0.isEmpty || !$1.isEmpty }
  }
}
