extension CaseIterable where Self: Equatable {
  /// The place of this case among all cases, from 0.
  ///
  /// Costs a walk over the cases: use it to build tables, not inside loops over tricks.
  var ordinal: Int { Self.allCases.prefix { $0 != self }.count }

  /// A word of 64 bits in which only the bit of this case is set. Serves up to 64 cases.
  var bit: UInt64 { 1 << UInt64(ordinal) }
}

extension Sequence where Element: CaseIterable & Equatable {
  /// The bits of all elements.
  var bits: UInt64 { reduce(0) { $0 | $1.bit } }
}
