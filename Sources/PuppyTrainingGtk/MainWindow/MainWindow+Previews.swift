import PuppyTrainingCore

extension MainWindow: Previewed {
  static let previews = Preview.each(
    of: "main-window",
    [
      "full": TrickQuery(),
      "filtered": TrickQuery(filter: [.difficulty(.easy), .minutes(3)]),
      "no-filter-match": TrickQuery(filter: [.difficulty(.hard), .state(.due)]),
      "no-search-match": TrickQuery(searchText: "zebra"),
    ] as KeyValuePairs<String, TrickQuery>
  ) { query in
    let training = try PreviewData.training()
    let flow = PreviewData.flow(training)
    let coordinator = FlowCoordinator()
    let collection = PreviewData.collection(query, of: training)
    let view = MainWindow(coordinator: coordinator, flow: flow) { _, window in
      CollectionPage(
        collection, coordinator: coordinator, flow: flow, album: PreviewData.album(), in: window)
    }
    return Exhibit(presenting: view, with: (flow, coordinator), width: 1000, height: 740)
  }
}
