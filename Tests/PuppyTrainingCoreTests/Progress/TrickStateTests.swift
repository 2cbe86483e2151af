import PuppyTrainingCore
import Testing

struct TrickStateTests {
  @Test("Each state is of its kind, and the words kept in the settings stay as they are")
  func kinds() {
    let states: [TrickState] = [
      .new, .learning(step: 1, of: 2), .proofing(places: 1), .learnt, .due, .resting,
    ]
    #expect(states.map(\.kind) == TrickState.Kind.allCases)
    #expect(
      TrickState.Kind.allCases.map(\.rawValue)
        == ["new", "learning", "proofing", "learnt", "due", "resting"])
  }
}
