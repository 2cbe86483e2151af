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
  /// - Throws: `TrickBookError` naming the file, the trick and the key: for text that is not JSON,
  ///   a key that is missing, unknown or of another type, and a word outside its vocabulary.
  public static func tricks(in data: Data, name: String) throws(TrickBookError) -> [Trick] {
    if let tricks = Trick.reading(Array(data)) { return tricks }
    do {
      return try JSONDecoder().decode(Contents.self, from: data).tricks
    } catch let error as DecodingError {
      throw TrickBookError(problems: [problem(error, in: data, name: name)])
    } catch {
      let reason = "cannot be read (\(error))"
      throw TrickBookError(
        problems: [TrickBookProblem(file: name, trick: nil, field: "file", reason: reason)])
    }
  }

  private struct Contents: Decodable {
    let tricks: [Trick]

    private enum CodingKeys: String, CodingKey, CaseIterable { case tricks }

    init(from decoder: any Decoder) throws {
      tricks = try decoder.strictContainer(CodingKeys.self).decode([Trick].self, forKey: .tricks)
    }
  }

  private static func problem(
    _ error: DecodingError, in data: Data, name: String
  ) -> TrickBookProblem {
    let (path, reason) = error.pathAndReason
    guard path.count > 1, let index = path[1].intValue else {
      let field = path.first?.stringValue ?? "file"
      return TrickBookProblem(file: name, trick: nil, field: field, reason: reason)
    }
    let ids = try? JSONDecoder().decode(Identities.self, from: data).tricks
    return TrickBookProblem(
      file: name, trick: ids?[index].id ?? "trick \(index + 1)",
      field: path.dropFirst(2).fieldName, reason: reason)
  }

  /// Just the ids, to name the trick in a file whose other keys may be at fault.
  private struct Identities: Decodable {
    struct Identity: Decodable {
      let id: String?

      private enum CodingKeys: CodingKey { case id }

      init(from decoder: any Decoder) throws {
        id = try? decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .id)
      }
    }

    let tricks: [Identity]
  }
}
