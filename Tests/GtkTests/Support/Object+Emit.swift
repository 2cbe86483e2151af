import CGtk

@testable import Gtk

extension Object {
  /// Emits a signal of this GObject with numbers as arguments.
  ///
  /// - Returns: what the last handler returned, for signals that want a Boolean or a number.
  @discardableResult
  func emit(_ signal: String, _ arguments: Int...) -> Int {
    var query = GSignalQuery()
    g_signal_query(g_signal_lookup(signal, cgtk_type_of(raw)), &query)
    var values = [GValue](repeating: GValue(), count: arguments.count + 1)
    g_value_init(&values[0], cgtk_type_of(raw))
    g_value_set_object(&values[0], raw)
    for (index, argument) in arguments.enumerated() {
      g_value_init(&values[index + 1], query.param_types[index])
      values[index + 1].setNumber(argument)
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    guard query.return_type != g_type_from_name("void") else {
      g_signal_emitv(values, query.signal_id, 0, nil)
      return 0
    }
    return withValue(query.return_type) { result in
      g_signal_emitv(values, query.signal_id, 0, result)
      return result.pointee.number
    }
  }
}

extension GValue {
  private var fundamentalType: String { String(cString: g_type_name(g_type_fundamental(g_type))) }

  fileprivate mutating func setNumber(_ number: Int) {
    switch fundamentalType {
    case "gint": g_value_set_int(&self, gint(number))
    case "guint": g_value_set_uint(&self, guint(number))
    case "GFlags": g_value_set_flags(&self, guint(number))
    default: fatalError("No test emits a signal with a \(fundamentalType) yet.")
    }
  }

  fileprivate var number: Int {
    mutating get {
      switch fundamentalType {
      case "gint": Int(g_value_get_int(&self))
      case "gboolean": Int(g_value_get_boolean(&self))
      default: fatalError("No test emits a signal that returns a \(fundamentalType) yet.")
      }
    }
  }
}
