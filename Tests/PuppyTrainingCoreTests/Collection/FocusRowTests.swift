import PuppyTrainingCore
import TestSupport
import Testing

struct FocusRowTests {
  @Test(
    "The focus stays on its element, else goes to the next one left, else to the last one before",
    arguments: [
      ([1, 2, 3], [1, 2, 3], 2, 1), ([1, 2, 3], [3, 2, 1], 1, 2), ([1, 2, 3], [1, 3], 2, 1),
      ([1, 2, 3, 4], [1, 4], 2, 1), ([1, 2, 3, 4], [4, 3, 1], 2, 1), ([1, 2, 3], [1, 2], 3, 1),
      ([1, 2, 3, 4], [2, 1], 4, 0), ([1, 2, 3], [8, 1], 3, 1), ([1, 2], [8, 9], 2, 0),
      ([1, 2], [8, 9], nil, 0), ([1, 2], [8, 9], 7, 0), ([], [8, 9], nil, 0), ([], [8, 9], 9, 1),
      ([1, 2], [], 1, nil), ([1, 2], [], nil, nil), ([], [], nil, nil), ([], [], 1, nil),
    ] as [([Int32], [Int32], Int32?, Int?)])
  func table(old: [Int32], new: [Int32], element: Int32?, row: Int?) {
    #expect(FocusRow.after(changing: old, to: new, focused: element) == row)
  }

  @Test(
    "Whatever changes, the focus is on the nearest element left",
    arguments: SeededGenerator.seeds(200))
  func nearest(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let old = (0..<12 as Range<Int32>).shuffled(using: &generator)
    let keeping = generator.pick([0.1, 0.5, 0.9])
    let new = (old.randomSubset(keeping: keeping, using: &generator) + [98, 99])
      .shuffled(using: &generator)
    for (place, element) in old.enumerated() {
      let candidates = Array(old[place...]) + old[..<place].reversed()
      let left = candidates.first(where: new.contains) ?? new[0]
      #expect(
        FocusRow.after(changing: old, to: new, focused: element) == new.firstIndex(of: left))
    }
  }
}
