@testable import PuppyTrainingGtk
@testable import PuppyTrainingPreviews

extension Catalogue {
  /// A few names, in the order of their views and states.
  static let sample = Catalogue([
    (view: "card", state: "easy"), (view: "card", state: "hard"),
    (view: "filter-dialog", state: "nothing"), (view: "filter-dialog", state: "easy"),
  ])

  /// The names of all previews.
  @MainActor static let shipped = Catalogue(Preview.all.map { ($0.view, $0.state) })
}
