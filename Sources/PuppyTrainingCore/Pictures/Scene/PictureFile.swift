import FoundationEssentials

/// One of the files under `Resources/pictures/`: JSON, UTF-8.
public struct PictureFile: Sendable {
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
        PictureProblem(file: name, item: item, field: path.fieldName, reason: reason)
      ])
    } catch {
      throw PictureError(problems: [
        PictureProblem(file: name, item: nil, field: "file", reason: "cannot be read (\(error))")
      ])
    }
  }
}
