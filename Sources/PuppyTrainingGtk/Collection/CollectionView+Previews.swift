import Gtk
import PuppyTrainingCore

extension CollectionView: Previewed {
  static let previews = Preview.each(
    of: "collection",
    [
      "full": TrickQuery(), "filtered": TrickQuery(filter: [.category(.paws)]),
      "searched": TrickQuery(searchText: "paw"), "by-state": TrickQuery(sort: .state),
    ] as KeyValuePairs<String, TrickQuery>
  ) { query in
    var query = query
    query.searchText = Translation.shown(query.searchText)
    let training = try PreviewData.training()
    let builder = Builder(ResourcePath.ui("main-window"))
    let content: Box = builder["content"]
    let pages: Stack = builder["pages"]
    let cards = CollectionView(
      PreviewData.collection(query, of: training), training: training,
      album: PreviewData.album(), in: builder["grid"], scroller: builder["scroller"]
    ) { _ in }
    content.remove(pages)
    let window: Window = builder["window"]
    window.destroy()
    return Exhibit(pages, of: cards, width: 1000, height: 620)
  }
}
