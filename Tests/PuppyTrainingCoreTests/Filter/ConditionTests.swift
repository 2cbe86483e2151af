import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

struct ConditionTests {
  @Test("Every condition belongs to the facet that offers it", arguments: Facet.allCases)
  func facet(facet: Facet) {
    #expect(facet.conditions.map(\.facet) == facet.conditions.map { _ in facet })
  }

  @Test("All conditions are those of the facets, each once")
  func all() {
    #expect(Condition.all == Facet.allCases.flatMap(\.conditions))
    #expect(Set(Condition.all).count == Condition.all.count)
  }

  @Test("A trick meets these conditions and no others")
  func met() {
    let trick = Trick.sample(
      category: .paws, difficulty: .medium, equipment: [.treats, .mat, .box],
      places: [.garden, .field], minutes: 2)
    let standing = TrickStanding(state: .due, daysSincePractice: 40, isReady: true)
    #expect(
      Condition.all.filter { $0.isMet(by: trick, standing: standing) } == [
        .difficulty(.medium), .category(.paws), .equipment(.mat), .equipment(.box), .minutes(3),
        .minutes(5), .place(.garden), .place(.field), .gentle, .state(.due),
        .practised(.overWeek), .practised(.overMonth), .ready,
      ])
  }

  @Test("A trick that asks for care, taught least of all, meets none that it need not")
  func leastMet() {
    let trick = Trick.sample(equipment: [], minutes: 4, safety: "Mind its back.")
    let standing = TrickStanding(state: .new, daysSincePractice: nil, isReady: false)
    #expect(
      Condition.all.filter { $0.isMet(by: trick, standing: standing) } == [
        .difficulty(.medium), .category(.manners), .minutes(5), .place(.indoors), .state(.new),
        .practised(.never),
      ])
  }

  @Test("A condition asks either about the trick or about the dog", arguments: Condition.all)
  func subject(condition: Condition) {
    let ofTrick = condition.isMet(by: .sample()) != nil
    let ofDog = condition.isMet(by: .untrained(.sample())) != nil
    #expect([ofTrick, ofDog] == [!condition.facet.concernsDog, condition.facet.concernsDog])
  }
}
