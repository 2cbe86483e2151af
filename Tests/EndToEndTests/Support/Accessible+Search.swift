extension Accessible {
  /// The first visible object in this with this role and name, `nil` when there is none at the moment.
  func find(_ role: Role, _ name: String) -> Accessible? {
    descendants.first { $0.role == role && $0.name == name }
  }

  /// The first visible object in this with this role whose name begins with `prefix`.
  func find(_ role: Role, beginning prefix: String) -> Accessible? {
    descendants.first { $0.role == role && $0.name?.hasPrefix(prefix) == true }
  }

  /// All visible objects in this with this role, in order.
  func all(_ role: Role) -> [Accessible] { descendants.filter { $0.role == role } }

  /// The object in this that has the keyboard focus.
  var focused: Accessible? { descendants.first { $0.has(.focused) } }
}
