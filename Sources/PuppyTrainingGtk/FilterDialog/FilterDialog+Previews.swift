import PuppyTrainingCore

extension FilterDialog: Previewed {
  static let previews = Preview.each(
    of: "filter-dialog",
    [
      "nothing": TrickFilter(), "easy": TrickFilter([.difficulty(.easy)]),
      "many": TrickFilter([
        .difficulty(.hard), .category(.props), .category(.show), .equipment(.box),
        .equipment(.hoop), .place(.garden), .state(.learning),
      ]),
    ] as KeyValuePairs<String, TrickFilter>
  ) { filter in
    let collection = PreviewData.collection(
      TrickQuery(filter: filter), of: try PreviewData.training())
    let dialog = FilterDialog(following: collection) {}
    return Exhibit(presenting: dialog, width: 440, height: 480)
  }
}
