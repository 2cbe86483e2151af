import PuppyTrainingCore

/// One of the files under `Resources/pictures/`: JSON, UTF-8.
public struct PictureFile: Sendable {
  public let name: String
  let bytes: [UInt8]

  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

extension JSONReader {
  /// What the body makes of all there is to read.
  ///
  /// - Parameters:
  ///   - file: the name of the file that it is in, for messages.
  ///   - item: what it tells, when it is not the whole file.
  func contents<Contents>(
    of file: String, item: String? = nil,
    _ body: (inout JSONReader) throws(Unexpected) -> Contents
  ) throws(PictureError) -> Contents {
    var reader = self
    do throws(Unexpected) {
      let contents = try body(&reader)
      try reader.end()
      return contents
    } catch {
      let field = error.field.isEmpty ? item == nil ? "file" : "value" : error.field
      throw PictureError(problems: [
        PictureProblem(file: file, item: item, field: field, reason: error.reason)
      ])
    }
  }
}
