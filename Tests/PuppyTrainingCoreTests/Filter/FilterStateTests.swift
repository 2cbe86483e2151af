import PuppyTrainingCore
import Testing

@MainActor
struct FilterStateTests {
  struct Change: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let apply: @MainActor @Sendable (FilterState) -> Void

    init(_ name: String, _ apply: @escaping @MainActor @Sendable (FilterState) -> Void) {
      testDescription = name
      self.apply = apply
    }
  }

  private static let query = TrickQuery(
    filter: [.difficulty(.easy), .place(.field)], searchText: "paw", sort: .category)

  @Test("A new state asks for everything, one made from a query for just that")
  func initial() {
    #expect(FilterState().query == TrickQuery())
    #expect(FilterState(Self.query).query == Self.query)
  }

  @Test(
    "Setting a value equal to the present one notifies nobody",
    arguments: [
      Change("filter") { $0.filter = TrickFilter([.difficulty(.easy), .place(.field)]) },
      Change("search text") { $0.searchText = "paw" }, Change("sort") { $0.sort = .category },
      Change("selection") { $0.selection = .easy },
    ])
  func equalValue(change: Change) {
    let state = FilterState(Self.query)
    #expect(!notifies({ _ = state.query }, when: { change.apply(state) }))
    #expect(state.query == Self.query)
  }

  @Test("Clearing a filter in which nothing is chosen notifies nobody")
  func clearingNothing() {
    let state = FilterState()
    #expect(!notifies({ _ = state.query }, when: state.clear))
  }

  @Test(
    "Setting another value notifies who read the query",
    arguments: [
      Change("filter") { $0.filter = TrickFilter() }, Change("search text") { $0.searchText = "" },
      Change("sort") { $0.sort = .title }, Change("selection") { $0.selection = nil },
      Change("clear") { $0.clear() }, Change("toggle") { $0.filter.toggle(.gentle) },
    ])
  func otherValue(change: Change) {
    let state = FilterState(Self.query)
    #expect(notifies({ _ = state.query }, when: { change.apply(state) }))
  }

  @Test("Who read only the search text does not look again when the filter changes")
  func separateValues() {
    let state = FilterState(Self.query)
    #expect(!notifies({ _ = state.searchText }, when: { state.filter.toggle(.gentle) }))
    #expect(!notifies({ _ = state.filter }, when: { state.sort = .title }))
  }

  @Test("The selection is the chosen level, and choosing one leaves the other conditions alone")
  func selection() {
    let state = FilterState(Self.query)
    var seen = [state.selection]
    for level in [.hard, nil, .medium] as [Difficulty?] {
      state.selection = level
      seen.append(state.selection)
    }
    #expect(seen == [.easy, .hard, nil, .medium])
    #expect(state.filter == [.difficulty(.medium), .place(.field)])
  }

  @Test("What the present dog's people own is the filter's equipment until they ask for another")
  func ownedEquipment() {
    let state = FilterState(TrickQuery(filter: [.difficulty(.easy)]))
    var seen: [[Condition]] = []
    for owned in [[.mat], [.box, .bell], [.box, .bell]] as [Set<Equipment>] {
      state.ownedEquipment = owned
      seen.append(state.filter.conditions(of: .equipment))
    }
    state.filter.toggle(.equipment(.bell))
    state.ownedEquipment = [.mat]
    seen.append(state.filter.conditions(of: .equipment))
    let both: [Condition] = [.equipment(.box), .equipment(.bell)]
    #expect(seen == [[.equipment(.mat)], both, both, [.equipment(.box)]])
    #expect(state.selection == .easy)
    state.clear()
    state.ownedEquipment = [.rope]
    #expect(!state.filter.isActive)
  }

  @Test("Clearing takes every condition away and leaves search text and order")
  func clearing() {
    let state = FilterState(Self.query)
    state.clear()
    #expect(state.query == TrickQuery(searchText: "paw", sort: .category))
  }
}
