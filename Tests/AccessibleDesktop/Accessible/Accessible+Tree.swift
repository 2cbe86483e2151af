import CAtspi

extension Accessible {
  /// What this lies in.
  public var parent: Accessible? {
    reading { atspi_accessible_get_parent(pointer, $0) }.flatMap(Accessible.init(owning:))
  }

  /// The place among the children of the parent, from 0.
  public var index: Int? {
    reading { atspi_accessible_get_index_in_parent(pointer, $0) }.map { Int($0) }
  }

  /// How many objects lie directly in this; 0 when it has gone.
  public var childCount: Int {
    atspi_accessible_clear_cache(pointer)
    return reading { atspi_accessible_get_child_count(pointer, $0) }.map { max(Int($0), 0) } ?? 0
  }

  /// What lies directly in this, in order.
  public var children: [Accessible] { (0..<childCount).compactMap(child(at:)) }

  /// The child at `index`; `nil` when there is none, or none any more.
  public func child(at index: Int) -> Accessible? {
    reading { atspi_accessible_get_child_at_index(pointer, Int32(index), $0) }
      .flatMap(Accessible.init(owning:))
  }

  /// Everything in this that can be seen, depth first, each before what lies in it. What is
  /// invisible is left out with all that lies in it.
  ///
  /// Each object costs about a millisecond, so the tree is read only as far as the sequence is.
  public var descendants: Descendants { Descendants(of: self) }

  /// The descendants without what lies in the cells of tables, which a screen reader takes as one
  /// thing each.
  public var parts: Descendants { Descendants(of: self) { $0.role != .tableCell } }
}
