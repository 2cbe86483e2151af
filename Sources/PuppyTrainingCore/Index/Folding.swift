@_spi(_Unicode) import Swift

extension String {
  /// The text with differences of case and accents taken away, as UTF-8: what the search compares.
  ///
  /// The same in every locale: `É` and `é` become `e`, `İ`, `I` and `ı` become `i`, `ß` and `ẞ`
  /// become `ss`, and combining marks vanish. It follows Unicode's default case mappings and
  /// canonical decompositions (The Unicode Standard, sections 3.7 and 3.13).
  public var folded: [UInt8] {
    if utf8.allSatisfy({ $0 < 0x80 }) {
      return utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }
    var folded: [UInt8] = []
    // By way of upper case, which resolves what has no single lower case, such as ß. Before that in
    // lower case, because ẞ is in upper case already.
    let cased = lowercased().uppercased().lowercased()
    for scalar in cased._nfd where !scalar.properties.isCombiningMark {
      folded.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
    return folded
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isCombiningMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
