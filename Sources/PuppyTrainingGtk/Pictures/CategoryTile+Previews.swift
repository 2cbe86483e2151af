import PuppyTrainingCore

extension CategoryTile: Previewed {
  static let previews = Preview.each(
    of: "category-tile",
    ["manners": .manners, "jumping": .jumping]
      as KeyValuePairs<String, PuppyTrainingCore.Category>
  ) { Exhibit(CategoryTile.make($0), width: 262) }
}
