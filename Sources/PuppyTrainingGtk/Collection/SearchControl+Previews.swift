import PuppyTrainingCore

extension SearchControl: Previewed {
  static let previews = Preview.each(of: "search", ["empty": "", "words": "paw"]) { words in
    let search = SearchControl(FilterState(TrickQuery(searchText: words)))
    search.widget.isOpen = true
    return Exhibit(search.widget, of: search, width: 480)
  }
}
