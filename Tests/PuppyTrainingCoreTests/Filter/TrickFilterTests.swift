import CoreTestSupport
import PuppyTrainingCore
import TestSupport
import Testing

struct TrickFilterTests {
  @Test(
    "A filter in which nothing is chosen lets every trick through",
    arguments: SeededGenerator.seeds(5))
  func nothingChosen(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let tricks = TrickBook.random(count: 40, using: &generator).tricks
    #expect(tricks.filter(TrickFilter().matches) == tricks)
    #expect(!TrickFilter().isActive)
    #expect(TrickFilter().conditions == [])
  }

  @Test(
    "A trick passes when it meets what is chosen in a facet",
    arguments: [
      (TrickFilter([.difficulty(.medium)]), true), (TrickFilter([.difficulty(.hard)]), false),
      (TrickFilter([.category(.paws)]), true),
      (TrickFilter([.category(.show), .category(.paws)]), true),
      (TrickFilter([.category(.show)]), false),
      (TrickFilter([.equipment(.mat), .equipment(.box)]), true),
      (TrickFilter([.equipment(.mat), .equipment(.box), .equipment(.rope)]), true),
      (TrickFilter([.equipment(.mat)]), false), (TrickFilter([.equipment(.rope)]), false),
      (TrickFilter([.minutes(5)]), true), (TrickFilter([.minutes(3)]), true),
      (TrickFilter([.minutes(1)]), false),
      (TrickFilter([.place(.garden)]), true),
      (TrickFilter([.place(.garden), .place(.field)]), true),
      (TrickFilter([.place(.indoors), .place(.garden), .place(.field)]), true),
      (TrickFilter([.place(.indoors)]), false), (TrickFilter([.gentle]), false),
    ])
  func facets(filter: TrickFilter, passes: Bool) {
    let trick = Trick.sample(
      category: .paws, difficulty: .medium, equipment: [.treats, .mat, .box],
      places: [.garden, .field], minutes: 3, safety: "Mind its back.")
    #expect(filter.matches(trick) == passes)
    #expect(filter.isActive)
  }

  @Test(
    "A trick passes when it stands for the present dog as is asked for",
    arguments: [
      (TrickFilter([.state(.due)]), true), (TrickFilter([.state(.new), .state(.due)]), true),
      (TrickFilter([.state(.learnt), .state(.new)]), false),
      (TrickFilter([.practised(.overWeek)]), true),
      (TrickFilter([.practised(.overMonth)]), false),
      (TrickFilter([.practised(.never), .practised(.overWeek)]), true),
      (TrickFilter([.practised(.never)]), false), (TrickFilter([.ready]), false),
      (TrickFilter([.state(.due), .practised(.never)]), false),
    ])
  func standing(filter: TrickFilter, passes: Bool) {
    let standing = TrickStanding(state: .due, daysSincePractice: 20, isReady: false)
    #expect(filter.matches(.sample(), standing: standing) == passes)
    #expect(filter.isActive)
  }

  @Test("With no dog every trick is new, never practised, and ready if it builds on nothing")
  func noDog() {
    let filter = TrickFilter([.state(.new), .practised(.never), .ready])
    #expect(filter.matches(.sample()))
    #expect(!filter.matches(.sample(prerequisites: ["sit"])))
  }

  @Test("A gentle trick passes when only gentle ones are asked for")
  func gentle() {
    #expect(TrickFilter([.gentle]).matches(.sample()))
  }

  @Test(
    "Treats are always at hand",
    arguments: [
      ([.treats], true), ([], true), ([.treats, .rope], true), ([.treats, .mat], false),
    ]
      as [([Equipment], Bool)])
  func treats(needed: [Equipment], passes: Bool) {
    #expect(TrickFilter([.equipment(.rope)]).matches(.sample(equipment: needed)) == passes)
  }

  @Test("A trick passes when it meets every facet, and fails with any one it does not meet")
  func everyFacet() {
    let filter = TrickFilter([
      .difficulty(.easy), .category(.paws), .equipment(.mat), .minutes(3), .place(.field), .gentle,
    ])
    func trick(
      _ difficulty: Difficulty = .easy, _ category: Category = .paws, _ thing: Equipment = .mat,
      _ minutes: Int = 3, _ place: Place = .field, _ safety: String? = nil
    ) -> Trick {
      .sample(
        category: category, difficulty: difficulty, equipment: [thing], places: [place],
        minutes: minutes, safety: safety)
    }
    let tricks = [
      trick(), trick(.hard), trick(.easy, .show), trick(.easy, .paws, .box),
      trick(.easy, .paws, .mat, 4), trick(.easy, .paws, .mat, 3, .indoors),
      trick(.easy, .paws, .mat, 3, .field, "Mind its back."),
    ]
    #expect(tricks.map(filter.matches) == [true, false, false, false, false, false, false])
  }

  @Test("Toggling a condition sets it, toggling it again clears it", arguments: Condition.all)
  func toggling(condition: Condition) {
    let filter = TrickFilter().toggling(condition)
    #expect(filter.conditions == [condition])
    #expect(filter.isActive)
    #expect(filter.toggling(condition) == TrickFilter())
  }

  @Test(
    "Choosing the chosen level or minutes again clears it",
    .bug("https://github.com/libui-ng/libui-ng/pull/121"),
    arguments: Facet.difficulty.conditions + Facet.minutes.conditions)
  func choosingAgain(condition: Condition) {
    var filter = TrickFilter([.category(.paws), .gentle])
    filter.toggle(condition)
    filter.toggle(condition)
    #expect(filter == [.category(.paws), .gentle])
  }

  @Test("Another level or other minutes take the place of those that were chosen")
  func choosingAnother() {
    let filter = TrickFilter([.difficulty(.easy), .minutes(1)])
    #expect(
      filter.toggling(.difficulty(.hard)).toggling(.minutes(5))
        == TrickFilter([.difficulty(.hard), .minutes(5)]))
  }

  @Test("Categories, things and places are chosen besides each other")
  func choosingSeveral() {
    var filter = TrickFilter()
    for condition in [
      .category(.show), .category(.paws), .equipment(.mat), .equipment(.box), .place(.field),
      .place(.indoors), .category(.show),
    ] as [Condition] {
      filter.toggle(condition)
    }
    #expect(
      filter
        == [.category(.paws), .equipment(.mat), .equipment(.box), .place(.field), .place(.indoors)])
  }

  @Test("Conditions are told in the order in which people are shown them")
  func order() {
    let filter = TrickFilter([
      .difficulty(.hard), .category(.show), .category(.manners), .category(.paws),
      .equipment(.hoop), .equipment(.clicker), .minutes(1), .place(.field), .place(.indoors),
      .gentle,
    ])
    #expect(
      filter.conditions == [
        .difficulty(.hard), .category(.manners), .category(.paws), .category(.show),
        .equipment(.clicker), .equipment(.hoop), .minutes(1), .place(.indoors), .place(.field),
        .gentle,
      ])
  }

  @Test(
    "The conditions of the facets are together all that are set",
    arguments: SeededGenerator.seeds(50))
  func conditionsOfFacets(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let filter = TrickFilter.random(using: &generator)
    #expect(Facet.allCases.flatMap(filter.conditions) == filter.conditions)
    #expect(filter.conditions == Condition.all.filter(filter.contains))
    #expect(filter.isActive == !filter.conditions.isEmpty)
  }
}
