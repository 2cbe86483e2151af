extension Accessible {
  /// The first visible object in this with this role and name; `nil` when there is none at the
  /// moment.
  public func find(_ role: Role, _ name: String) -> Accessible? {
    things(near: role).first { $0.role == role && $0.name == name }
  }

  /// The first visible object in this with this role.
  public func find(_ role: Role) -> Accessible? { things(near: role).first { $0.role == role } }

  /// All visible objects in this with this role, in order.
  public func all(_ role: Role) -> [Accessible] { things(near: role).filter { $0.role == role } }

  /// The object in this that has the keyboard focus. Cells come last, there are so many.
  public var focused: Accessible? {
    partsOutsideTables.first { $0.has(.focused) } ?? parts.first { $0.has(.focused) }
  }

  /// Where to look for this role: not in tables, unless for the cells that they are made of.
  private func things(near role: Role) -> Descendants {
    role == .tableCell ? parts : partsOutsideTables
  }

  /// The parts without what lies in tables.
  var partsOutsideTables: Descendants { Descendants(of: self) { $0.role != .table } }
}
