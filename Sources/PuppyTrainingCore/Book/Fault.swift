/// Something that commonly goes wrong while teaching a trick.
public struct Fault: Equatable, Sendable {
  /// What you see.
  public let sign: String
  /// What to do about it.
  public let remedy: String

  public init(sign: String, remedy: String) {
    self.sign = sign
    self.remedy = remedy
  }
}

extension Fault: Decodable {
  private enum CodingKeys: String, CodingKey, CaseIterable { case sign, remedy }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    sign = try values.decode(String.self, forKey: .sign)
    remedy = try values.decode(String.self, forKey: .remedy)
  }
}
