import PuppyTrainingCore

extension JSONReader {
  /// What the body makes of a whole text.
  package static func read<Value>(
    _ text: String, _ body: (inout JSONReader) throws(Unexpected) -> Value
  ) throws(Unexpected) -> Value {
    var reader = JSONReader(Array(text.utf8))
    let value = try body(&reader)
    try reader.end()
    return value
  }

  /// What the body says is wrong with a text.
  package static func error<Value>(
    _ text: String, _ body: (inout JSONReader) throws(Unexpected) -> Value
  ) -> Unexpected? {
    do throws(Unexpected) {
      _ = try read(text, body)
      return nil
    } catch {
      return error
    }
  }
}
