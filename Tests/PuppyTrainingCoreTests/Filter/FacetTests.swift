import PuppyTrainingCore
import Testing

struct FacetTests {
  @Test(
    "A facet offers its conditions in the order of the words they ask for",
    arguments: [
      (.difficulty, [.difficulty(.easy), .difficulty(.medium), .difficulty(.hard)]),
      (.category, Category.allCases.map { .category($0) }),
      (.equipment, Equipment.allCases.dropFirst().map { .equipment($0) }),
      (.minutes, [.minutes(1), .minutes(3), .minutes(5)]),
      (.place, [.place(.indoors), .place(.garden), .place(.field)]), (.body, [.gentle]),
      (
        .state,
        [
          .state(.new), .state(.learning), .state(.proofing), .state(.learnt), .state(.due),
          .state(.resting),
        ]
      ),
      (.practised, [.practised(.never), .practised(.overWeek), .practised(.overMonth)]),
      (.prerequisites, [.ready]),
    ] as [(Facet, [Condition])])
  func conditions(facet: Facet, conditions: [Condition]) {
    #expect(facet.conditions == conditions)
  }

  @Test("Nobody is asked for treats, which are always at hand")
  func treats() {
    #expect(!Facet.equipment.conditions.contains(.equipment(.treats)))
  }
}
