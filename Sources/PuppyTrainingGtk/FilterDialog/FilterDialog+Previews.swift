import PuppyTrainingCore

extension FilterDialog: Previewed {
  static let previews = Preview.each(
    of: "filter-dialog",
    [
      "nothing": TrickFilter(), "easy": TrickFilter(difficulty: .easy),
      "many": TrickFilter(
        difficulty: .hard, categories: [.props, .show], equipment: [.box, .hoop],
        places: [.garden], states: [.learning]),
    ] as KeyValuePairs<String, TrickFilter>
  ) { filter in
    let collection = PreviewData.collection(
      TrickQuery(filter: filter), of: try PreviewData.training())
    let dialog = FilterDialog(following: collection) {}
    return Exhibit(presenting: dialog, width: 440, height: 480)
  }
}
