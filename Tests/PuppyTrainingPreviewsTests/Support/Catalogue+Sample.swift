@testable import PuppyTrainingPreviews

extension Catalogue {
  /// A few names, in the order of their views and states.
  static let sample = Catalogue([
    (view: "card", state: "easy"), (view: "card", state: "hard"),
    (view: "filter-dialog", state: "nothing"), (view: "filter-dialog", state: "easy"),
  ])
}
