/// The folded words of a search. Every one of them must be found, in any order.
struct SearchWords: Equatable, Sendable {
  let words: [[UInt8]]

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).map { String($0).folded }
      .filter { !$0.isEmpty }
  }

  /// Nothing is searched for.
  var isEmpty: Bool { words.isEmpty }
}
