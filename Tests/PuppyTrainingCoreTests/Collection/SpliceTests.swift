import PuppyTrainingCore
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
    "The fewest runs turn one list into another",
    arguments: [
      ([], [], []), ([1, 2, 3], [1, 2, 3], []), ([], [1, 2], [splice(0, 0, 2)]),
      ([1, 2], [], [splice(0, 2, 0)]), ([1, 2, 3], [1, 3], [splice(1, 1, 0)]),
      ([1, 3], [1, 2, 3], [splice(1, 0, 1)]), ([1, 2, 3], [1, 4, 3], [splice(1, 1, 1)]),
      ([1, 2, 3], [2, 3], [splice(0, 1, 0)]), ([1, 2], [1, 2, 3], [splice(2, 0, 1)]),
      ([1, 2, 3, 4, 5], [2, 4], [splice(0, 1, 0), splice(1, 1, 0), splice(2, 1, 0)]),
      ([2, 4], [1, 2, 3, 4, 5], [splice(0, 0, 1), splice(2, 0, 1), splice(4, 0, 1)]),
      ([1, 2, 3, 4], [5, 2, 6, 7, 4], [splice(0, 1, 1), splice(2, 1, 2)]),
      ([1, 2], [3, 4, 5], [splice(0, 2, 3)]), ([1, 2, 3, 4], [1, 3, 2, 4], [splice(1, 2, 2)]),
      ([1, 2, 3], [3, 2, 1], [splice(0, 3, 3)]), ([1, 2, 3, 9], [0, 3, 1, 9], [splice(0, 3, 3)]),
    ] as [([Int32], [Int32], [Splice])])
  func table(old: [Int32], new: [Int32], splices: [Splice]) {
    #expect(Splice.from(old, to: new) == splices)
  }

  @Test("Equal lists need no splice", arguments: SeededGenerator.seeds(20))
  func equal(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let list = (0..<30 as Range<Int32>).shuffled(using: &generator)
    #expect(Splice.from(list, to: list) == [])
  }

  @Test(
    "While the order is kept, what is in both lists stays untouched, in as few runs as can be",
    arguments: SeededGenerator.seeds(300))
  func keptOrder(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<24 as Range<Int32>).shuffled(using: &generator)
    let old = all.randomSubset(keeping: generator.pick([0.1, 0.5, 0.9]), using: &generator)
    let new = all.randomSubset(keeping: generator.pick([0.1, 0.5, 0.9]), using: &generator)
    let splices = Splice.from(old, to: new)
    let change = try #require(Change(old, splices, taking: new))
    #expect(change.list == new)
    #expect(change.removed == Set(old).subtracting(new))
    #expect(splices.count == runs(from: old, to: new))
  }

  @Test("Any list becomes any other", arguments: SeededGenerator.seeds(300))
  func anyOrder(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let all = (0..<12 as Range<Int32>).shuffled(using: &generator)
    let old = all.randomSubset(keeping: 0.7, using: &generator)
    let new = all.randomSubset(keeping: 0.7, using: &generator).shuffled(using: &generator)
    #expect(Change(old, Splice.from(old, to: new), taking: new)?.list == new)
  }

  /// Between two elements that stay, one run is needed when anything goes or comes there.
  private func runs(from old: [Int32], to new: [Int32]) -> Int {
    let staying = Set(old).intersection(new)
    let gone = old.split(omittingEmptySubsequences: false, whereSeparator: staying.contains)
    let come = new.split(omittingEmptySubsequences: false, whereSeparator: staying.contains)
    return zip(gone, come).count { !$0.isEmpty || !$1.isEmpty }
  }
}
