import CGtk

/// Properties by name, for the few that have no function of their own.
extension Object {
  package func set(_ property: String, _ value: Bool) {
    withValue(G_TYPE_BOOLEAN_VALUE) {
      g_value_set_boolean($0, value ? 1 : 0)
      g_object_set_property(pointer(), property, $0)
    }
  }

  package func bool(_ property: String) -> Bool {
    withValue(G_TYPE_BOOLEAN_VALUE) {
      g_object_get_property(pointer(), property, $0)
      return g_value_get_boolean($0) != 0
    }
  }

  package func set(_ property: String, _ value: String) {
    withValue(G_TYPE_STRING_VALUE) {
      g_value_set_string($0, value)
      g_object_set_property(pointer(), property, $0)
    }
  }

  package func set(_ property: String, _ value: Int) {
    withValue(G_TYPE_INT_VALUE) {
      g_value_set_int($0, gint(value))
      g_object_set_property(pointer(), property, $0)
    }
  }

  package func int(_ property: String) -> Int {
    withValue(G_TYPE_INT_VALUE) {
      g_object_get_property(pointer(), property, $0)
      return Int(g_value_get_int($0))
    }
  }

  package func string(_ property: String) -> String {
    withValue(G_TYPE_STRING_VALUE) {
      g_object_get_property(pointer(), property, $0)
      return String(optional: g_value_get_string($0)) ?? ""
    }
  }
}

/// A GValue of this type for the length of the call.
func withValue<Result>(_ type: GType, _ body: (UnsafeMutablePointer<GValue>) -> Result) -> Result {
  var value = GValue()
  g_value_init(&value, type)
  defer { g_value_unset(&value) }
  return body(&value)
}
