import Gtk
import PuppyTrainingCore

extension CardGrid: Previewed {
  static let previews = Preview.each(
    of: "card-grid",
    [
      "full": TrickQuery(), "filtered": TrickQuery(filter: [.category(.paws)]),
      "searched": TrickQuery(searchText: "paw"), "by-state": TrickQuery(sort: .state),
    ] as KeyValuePairs<String, TrickQuery>
  ) { query in
    var query = query
    query.searchText = Translation.shown(query.searchText)
    let training = try PreviewData.training()
    let cards = CardGrid(
      PreviewData.collection(query, of: training), album: PreviewData.album()
    ) { _ in }
    return Exhibit(cards.widget, of: cards, width: 1000, height: 620)
  }
}
