import PuppyTrainingCore

extension ConditionHeader: Previewed {
  static let previews = Preview.each(
    of: "condition-header",
    [
      "nothing": TrickFilter(), "few": TrickFilter([.difficulty(.easy), .minutes(3)]),
      "many": TrickFilter([
        .difficulty(.medium), .category(.manners), .category(.paws), .category(.movement),
        .equipment(.clicker), .equipment(.mat), .equipment(.ball), .equipment(.leash),
        .equipment(.householdItem), .minutes(5), .place(.indoors), .place(.garden), .gentle,
        .state(.new), .state(.learning),
      ]),
    ] as KeyValuePairs<String, TrickFilter>
  ) { filter in
    let collection = PreviewData.collection(
      TrickQuery(filter: filter), of: try PreviewData.training())
    let header = ConditionHeader(following: collection) {}
    return Exhibit(header.widget, of: header, width: 720)
  }
}
