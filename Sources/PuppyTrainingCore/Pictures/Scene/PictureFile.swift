import FoundationEssentials

/// One of the files under `Resources/pictures/`: JSON, UTF-8.
public struct PictureFile {
  public let name: String
  let data: Data

  public init(name: String, data: Data) {
    self.name = name
    self.data = data
  }

  /// The contents of the file.
  ///
  /// - Parameter item: what they are the contents of, when they are not the whole file.
  func decode<Contents: Decodable>(
    _ type: Contents.Type, item: String? = nil
  ) throws(PictureError) -> Contents {
    do {
      return try JSONDecoder().decode(type, from: data)
    } catch let error as DecodingError {
      let (path, reason) = error.pathAndReason
      throw PictureError(problems: [
        PictureProblem(
          file: name, item: item ?? self.item(at: path),
          field: path.dropFirst(item == nil && path.count > 1 ? 2 : 0).fieldName, reason: reason)
      ])
    } catch {
      throw PictureError(problems: [
        PictureProblem(file: name, item: nil, field: "file", reason: "cannot be read (\(error))")
      ])
    }
  }

  /// What the second key leads to: a named pose, or a scene by its trick.
  private func item(at path: [any CodingKey]) -> String? {
    guard path.count > 1 else { return nil }
    guard let index = path[1].intValue else { return path[1].stringValue }
    let scenes = try? JSONDecoder().decode(Identities.self, from: data).scenes
    let title = scenes.flatMap { $0.indices.contains(index) ? $0[index].trick : nil }
    return title ?? "\(path[0].stringValue)[\(index)]"
  }

  /// Just the names, for a file whose other keys may be at fault.
  private struct Identities: Decodable {
    struct Identity: Decodable {
      let trick: String?

      private enum CodingKeys: CodingKey { case trick }

      init(from decoder: any Decoder) throws {
        trick = try? decoder.container(keyedBy: CodingKeys.self)
          .decode(String.self, forKey: .trick)
      }
    }

    let scenes: [Identity]
  }
}
