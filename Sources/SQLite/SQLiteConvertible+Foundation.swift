import FoundationEssentials

/// Stored as its 16 bytes.
extension UUID: SQLiteConvertible {
  public var sqliteValue: SQLiteValue {
    withUnsafeBytes(of: uuid) { .blob(Array($0)) }
  }

  public init?(sqliteValue: SQLiteValue) {
    guard case .blob(let bytes) = sqliteValue, bytes.count == 16 else { return nil }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }
}

/// Stored as seconds since the first second of 2001 in UTC, which brings back the very same date;
/// counted from 1970 the last digits would get lost.
extension Date: SQLiteConvertible {
  public var sqliteValue: SQLiteValue { .real(timeIntervalSinceReferenceDate) }

  public init?(sqliteValue: SQLiteValue) {
    guard case .real(let seconds) = sqliteValue, seconds.isFinite else { return nil }
    self.init(timeIntervalSinceReferenceDate: seconds)
  }
}
