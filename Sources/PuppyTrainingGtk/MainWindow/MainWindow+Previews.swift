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
    let view = MainWindow(
      PreviewData.collection(query, of: training), coordinator: coordinator, flow: flow,
      album: PreviewData.album())
    return Exhibit(
      window: view.window, of: (view, flow, coordinator), width: 1000, height: 740)
  }
}
