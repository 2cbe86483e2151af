@testable import PuppyTrainingCore

/// The obvious way to answer a query, trick by trick and rule by rule. The fast index must agree.
struct SlowIndex {
  let book: TrickBook
  let standings: [TrickStanding]
  private let titles: [String]
  private let texts: [[Text]]

  private struct Text {
    let field: MatchScore.Field
    let scalars: [Unicode.Scalar]
  }

  /// - Parameter standings: how the tricks stand; without, for a dog that never practised.
  init(_ book: TrickBook, standings: [TrickStanding]? = nil) {
    self.book = book
    self.standings = standings ?? book.tricks.map(TrickStanding.untrained)
    titles = book.tricks.map { Self.fold($0.title) }
    texts = book.tricks.map { trick in
      [Text(field: .title, scalars: Self.scalars(trick.title))]
        + trick.otherNames.map { Text(field: .otherNames, scalars: Self.scalars($0)) }
        + [Text(field: .summary, scalars: Self.scalars(trick.summary))]
    }
  }

  /// Where the tricks to show stand in the book, in the order in which to show them.
  func positions(for query: TrickQuery) -> [Int32] {
    let scores = scores(for: query.searchText)
    let shown = book.tricks.indices.filter {
      scores[$0] != nil && query.filter.matches(book.tricks[$0], standing: standings[$0])
    }
    let ordered = shown.sorted { left, right in
      guard let leftScore = scores[left], let rightScore = scores[right] else { return false }
      return leftScore == rightScore
        ? precedes(left, right, by: query.sort) : leftScore < rightScore
    }
    return ordered.map(Int32.init)
  }

  /// How many tricks are left with each condition that is not set, and how many there are now for
  /// each that is.
  func counts(for query: TrickQuery) -> FacetCounts {
    let scores = scores(for: query.searchText)
    let found = book.tricks.indices.filter { scores[$0] != nil }
    var counts = FacetCounts()
    for condition in Condition.all {
      let isSet = query.filter.contains(condition)
      let filter = isSet ? query.filter : query.filter.toggling(condition)
      counts[condition] = found.count {
        filter.matches(book.tricks[$0], standing: standings[$0])
      }
    }
    return counts
  }

  private func precedes(_ left: Int, _ right: Int, by sort: TrickSort) -> Bool {
    let tricks = book.tricks
    let ties = (titles[left], tricks[left].id) < (titles[right], tricks[right].id)
    switch sort {
    case .title: return ties
    case .difficulty where tricks[left].difficulty != tricks[right].difficulty:
      return tricks[left].difficulty < tricks[right].difficulty
    case .category where tricks[left].category != tricks[right].category:
      return tricks[left].category.ordinal < tricks[right].category.ordinal
    case .state where rank(left) != rank(right): return rank(left) < rank(right)
    case .difficulty, .category, .state: return ties
    }
  }

  private func rank(_ position: Int) -> Int {
    let kinds: [TrickState.Kind] = [.due, .learning, .proofing, .learnt, .new, .resting]
    return kinds.firstIndex(of: standings[position].state.kind) ?? kinds.count
  }

  /// How well each trick answers the search, `nil` for those that do not.
  private func scores(for search: String) -> [MatchScore?] {
    let words = search.split(whereSeparator: \.isWhitespace).map { Self.scalars(String($0)) }
      .filter { !$0.isEmpty }
    return texts.map { texts in
      let scores = words.map { word in texts.compactMap { score($0, word) }.min() }
      return scores.contains(nil) ? nil : scores.compactMap(\.self).max() ?? .best
    }
  }

  private func score(_ text: Text, _ word: [Unicode.Scalar]) -> MatchScore? {
    let starts = text.scalars.indices.filter {
      text.scalars[$0] == word[0] && text.scalars[$0...].starts(with: word)
    }
    return starts.map { start in
      let before = start == 0 ? nil : text.scalars[start - 1].properties
      let isInside = before.map { $0.isAlphabetic || $0.numericType != nil } ?? false
      let isTitleStart = start == 0 && text.field == .title
      return MatchScore(
        isTitleStart ? .titleStart : isInside ? .inside : .wordStart, in: text.field)
    }.min()
  }

  private static func fold(_ text: String) -> String {
    String(decoding: text.folded, as: UTF8.self)
  }

  private static func scalars(_ text: String) -> [Unicode.Scalar] {
    Array(fold(text).unicodeScalars)
  }
}
