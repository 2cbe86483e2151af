import PuppyTrainingCore

extension EmptyPage: Previewed {
  static let previews = Preview.each(
    of: "empty-page",
    ["no-tricks": .noTricks, "no-filter-match": .noFilterMatch, "no-search-match": .noSearchMatch]
      as KeyValuePairs<String, EmptyReason>
  ) { reason in
    let page = EmptyPage(onClearFilter: {}, onClearSearch: {})
    page.show(reason)
    return Exhibit(page.widget, of: page, width: 480)
  }
}
