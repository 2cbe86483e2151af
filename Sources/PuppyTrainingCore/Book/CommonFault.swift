/// Something that commonly goes wrong while teaching a trick.
public struct CommonFault: Equatable, Sendable {
  /// What you see.
  public let sign: String
  /// What to do about it.
  public let remedy: String

  public init(sign: String, remedy: String) {
    self.sign = sign
    self.remedy = remedy
  }

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    var (sign, remedy): (String?, String?)
    try reader.object { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "sign": try sign.fill(reader.string())
      case "remedy": try remedy.fill(reader.string())
      default: throw .unknownKey
      }
    }
    self.init(sign: try sign.required("sign"), remedy: try remedy.required("remedy"))
  }
}
