import PuppyTrainingCore

extension CollectionPage: Previewed {
  static let previews = Preview.each(
    of: page.rawValue,
    [
      "full": TrickQuery(), "searched": TrickQuery(searchText: "paw"),
      "no-search-match": TrickQuery(searchText: "zebra"),
    ] as KeyValuePairs<String, TrickQuery>
  ) { query in
    let training = try PreviewData.training()
    let flow = PreviewData.flow(training)
    let coordinator = FlowCoordinator()
    let view = PreviewWindow()
    let page = CollectionPage(
      PreviewData.collection(query, of: training), coordinator: coordinator, flow: flow,
      album: PreviewData.album(), in: view.window)
    view.window.child = page.widget
    return Exhibit(presenting: view, with: (page, flow, coordinator), width: 1000, height: 690)
  }
}
