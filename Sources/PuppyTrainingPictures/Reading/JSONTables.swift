import PuppyTrainingCore

/// A JSON object of objects, whose innermost values are found at once but read only when they are
/// asked for: `{"poses": {"sit": …, "stand": …}, "people": {…}}`.
struct JSONTables: Sendable {
  private var readers: [String: [String: JSONReader]] = [:]

  /// - Returns: `nil` for anything but such an object. Whether the values are well formed is not
  ///   looked at.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    do throws(JSONReader.Unexpected) {
      try reader.object { reader, table throws(JSONReader.Unexpected) in
        var values: [String: JSONReader] = [:]
        try reader.object { reader, name throws(JSONReader.Unexpected) in
          values[name] = try reader.value()
        }
        readers[table] = values
      }
      try reader.end()
    } catch {
      return nil
    }
  }

  var tables: Set<String> { Set(readers.keys) }

  /// What reads each value of a table.
  subscript(table: String) -> [String: JSONReader] { readers[table] ?? [:] }
}
