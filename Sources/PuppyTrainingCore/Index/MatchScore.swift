/// How well a trick answers a search; smaller is better.
///
/// First counts how the words are found: at the start of the title, at the start of a word, or
/// inside one. Between equals it counts where: title, other names, summary. Over several words of
/// one search the worst counts.
struct MatchScore: Comparable, Sendable {
  let rawValue: UInt8

  enum Kind: UInt8 { case titleStart, wordStart, inside }
  enum Field: UInt8 { case title, otherNames, summary }

  init(_ kind: Kind, in field: Field) {
    rawValue = kind.rawValue << 2 | field.rawValue
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// One more than the worst raw value there is.
  static let limit = 11

  /// The best there is.
  static let best = MatchScore(.titleStart, in: .title)

  static func < (left: MatchScore, right: MatchScore) -> Bool { left.rawValue < right.rawValue }
}
