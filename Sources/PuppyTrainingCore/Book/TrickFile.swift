import FoundationEssentials

/// Reads trick files: JSON, UTF-8, one object with the key `tricks`. README tells the format.
public enum TrickFile {
  /// The tricks of one file.
  ///
  /// Rules that concern several tricks are not checked here but by `TrickBook.init`.
  ///
  /// - Parameters:
  ///   - data: the contents of the file.
  ///   - name: the name of the file, for messages.
  /// - Throws: `TrickBookError` naming the file, the trick and the key of the first fault: text
  ///   that is not JSON, a key that is missing, unknown, there twice or of another type, and a word
  ///   outside its vocabulary.
  public static func tricks(in data: Data, name: String) throws(TrickBookError) -> [Trick] {
    var reader = JSONReader(Array(data))
    var tricks: [Trick] = []
    var problem: TrickBookProblem?
    do throws(JSONReader.Unexpected) {
      try reader.fields(requiring: ["tricks"]) { reader, key throws(JSONReader.Unexpected) in
        guard key == "tricks" else { throw .unknownKey }
        var place = 0
        tricks = try reader.list { reader throws(JSONReader.Unexpected) in
          let start = reader
          place += 1
          do throws(JSONReader.Unexpected) {
            return try Trick(&reader)
          } catch {
            problem = TrickBookProblem(
              file: name, trick: start.idOfObject ?? "trick \(place)",
              field: error.field.isEmpty ? "trick" : error.field, reason: error.reason)
            throw error
          }
        }
      }
      try reader.end()
      return tricks
    } catch {
      let field = error.field.isEmpty ? "file" : error.field
      throw TrickBookError(problems: [
        problem ?? TrickBookProblem(file: name, trick: nil, field: field, reason: error.reason)
      ])
    }
  }
}

extension JSONReader {
  /// The text under `id` of the object that comes next, whatever else is at fault in it.
  fileprivate var idOfObject: String? {
    var reader = self
    var id: String?
    try? reader.object { reader, key throws(Unexpected) in
      if key == "id" { id = try reader.string() } else { _ = try reader.value() }
    }
    return id
  }
}
