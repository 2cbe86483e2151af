extension CaseIterable where Self: Equatable {
  /// The place of this case among all cases, from 0.
  ///
  /// Costs a walk over the cases: use it to build tables, not inside loops over tricks.
  var ordinal: Int { Self.allCases.prefix { $0 != self }.count }
}
