import CGtk

/// What the program remembers between two runs, through GSettings.
public final class Settings: Object {
  override class var type: GType { g_settings_get_type() }

  /// The settings of this schema, as installed or else as compiled beside the program; `nil` when
  /// the schema is in neither place.
  convenience init?(schema id: String, compiledSchemas: String?) {
    var sources: [OpaquePointer] = []
    if let compiled = compiledSchemas, let folder = String(adopting: g_path_get_dirname(compiled)),
      let source = g_settings_schema_source_new_from_directory(
        folder, g_settings_schema_source_get_default(), 0, nil)
    {
      sources.append(source)
    }
    if let standard = g_settings_schema_source_get_default() {
      sources.append(g_settings_schema_source_ref(standard))
    }
    defer { for source in sources { g_settings_schema_source_unref(source) } }
    let found = sources.lazy.compactMap { g_settings_schema_source_lookup($0, id, 1) }.first
    guard let schema = found else { return nil }
    defer { g_settings_schema_unref(schema) }
    guard let settings = g_settings_new_full(schema, nil, nil) else { return nil }
    self.init(adopting: UnsafeMutableRawPointer(settings))
  }

  public subscript(string key: String) -> String {
    get { String(adopting: g_settings_get_string(pointer(), key)) ?? "" }
    set { g_settings_set_string(pointer(), key, newValue) }
  }

  public subscript(strings key: String) -> [String] {
    get { [String](adopting: g_settings_get_strv(pointer(), key)) }
    set { withCStrings(newValue) { _ = g_settings_set_strv(pointer(), key, $0) } }
  }

  public subscript(int key: String) -> Int {
    get { Int(g_settings_get_int(pointer(), key)) }
    set { g_settings_set_int(pointer(), key, gint(newValue)) }
  }

  public subscript(bool key: String) -> Bool {
    get { g_settings_get_boolean(pointer(), key) != 0 }
    set { g_settings_set_boolean(pointer(), key, newValue ? 1 : 0) }
  }

  /// Waits until all that was set is on its way to the disk.
  public static func sync() { g_settings_sync() }
}
