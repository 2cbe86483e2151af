import PuppyTrainingCore

extension Pill: Previewed {
  static let previews = Preview.each(
    of: "pill",
    ["easy": .easy, "medium": .medium, "hard": .hard, "plain": nil]
      as KeyValuePairs<String, Difficulty?>
  ) { difficulty in
    let pill = difficulty.map { Pill($0) } ?? Pill(Category.paws.name)
    return Exhibit(pill.widget, of: pill)
  }
}
