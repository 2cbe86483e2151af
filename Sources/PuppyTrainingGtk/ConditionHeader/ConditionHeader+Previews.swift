import PuppyTrainingCore

extension ConditionHeader: Previewed {
  static let previews = Preview.each(
    of: "condition-header",
    [
      "nothing": TrickFilter(), "few": TrickFilter(difficulty: .easy, minutes: 3),
      "many": TrickFilter(
        difficulty: .medium, categories: [.manners, .paws, .movement],
        equipment: [.clicker, .mat, .ball, .leash, .householdItem], minutes: 5,
        places: [.indoors, .garden], gentleOnly: true, states: [.new, .learning]),
    ] as KeyValuePairs<String, TrickFilter>
  ) { filter in
    let collection = PreviewData.collection(
      TrickQuery(filter: filter), of: try PreviewData.training())
    let header = ConditionHeader(following: collection) {}
    return Exhibit(header.widget, of: header, width: 720)
  }
}
