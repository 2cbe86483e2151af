import BenchSupport
import PuppyTrainingCore

/// What a person does to the program, the same as in the reference.
final class Changes {
  /// The ones that C's callback reaches.
  static var current: Changes?

  private let collection: TrickCollection
  private let coordinator: FlowCoordinator

  init(_ collection: TrickCollection, _ coordinator: FlowCoordinator) {
    self.collection = collection
    self.coordinator = coordinator
  }

  func make(_ task: String, turn: Int) {
    let state = collection.state
    switch task {
    case "filter":
      state.selection = turn % 4 == 0 ? nil : Difficulty.allCases[turn % 4 - 1]
    case "facets":
      // With the dialog open, so that every one of its numbers changes too.
      if turn == 0 { coordinator.present(.filter) }
      state.selection = turn % 4 == 0 ? nil : Difficulty.allCases[turn % 4 - 1]
    case "search":
      state.searchText = String("barrel".prefix(turn % 7))
    case "wheel":
      bench_scroll(turn % 100 < 50 ? 53 : -53)
    case "drag":
      bench_scroll_to(Double(turn * 37 % 100) / 100)
    case "dialog":
      if coordinator.stack.contains(.filter) {
        coordinator.dismiss(.filter)
      } else {
        coordinator.present(.filter)
      }
    default:
      break
    }
  }
}
