/// Which row gets the keyboard focus when the rows under it change.
public enum FocusRow {
  /// The row for a focus that was on an element of the old list.
  ///
  /// The element itself where it is still shown; else the next one after it that is, else the last
  /// one before it that is, else the first row. `nil` only when there is no row.
  public static func after(
    changing old: [Int32], to new: [Int32], focused element: Int32?
  ) -> Int? {
    guard !new.isEmpty else { return nil }
    guard let element else { return 0 }
    if let row = new.firstIndex(of: element) { return row }
    guard let place = old.firstIndex(of: element) else { return 0 }
    let shown = PositionSet(new)
    let nearest =
      old[place...].first(where: shown.contains) ?? old[..<place].last(where: shown.contains)
    return nearest.flatMap(new.firstIndex) ?? 0
  }
}
