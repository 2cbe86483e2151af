// For `_nfd`, which the public library has nothing for. Should a compiler no longer have it this file
// does not build, and FoldingTests say whether what comes instead does the same.
@_spi(_Unicode) import Swift

extension String {
  /// The text with differences of case and accents taken away, as UTF-8: what the search compares.
  ///
  /// The same in every locale: `É` and `é` become `e`, `İ`, `I` and `ı` become `i`, `ß` and `ẞ`
  /// become `ss`, and combining marks vanish. It follows Unicode's default case mappings and
  /// canonical decompositions (The Unicode Standard, sections 3.7 and 3.13).
  public var folded: [UInt8] {
    var folded: [UInt8] = []
    fold(into: &folded)
    return folded
  }

  /// Appends the folded text to a buffer.
  func fold(into buffer: inout [UInt8]) {
    let start = buffer.count
    buffer.append(contentsOf: utf8)
    for index in start..<buffer.count {
      let byte = buffer[index]
      if byte >= 0x80 {
        buffer.removeSubrange(start...)
        return foldScalars(into: &buffer)
      }
      if byte &- 0x41 < 26 { buffer[index] = byte | 0x20 }
    }
  }

  private func foldScalars(into buffer: inout [UInt8]) {
    // By way of upper case, which resolves what has no single lower case, such as ß. Before that in
    // lower case, because ẞ is in upper case already.
    let cased = lowercased().uppercased().lowercased()
    for scalar in cased._nfd where !scalar.properties.isCombiningMark {
      buffer.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
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
