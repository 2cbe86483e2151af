import FoundationEssentials
import Testing

@testable import SQLite

struct SQLiteConvertibleTests {
  private func roundTrip<Value: SQLiteConvertible>(_ value: Value) throws -> Value? {
    let database = try SQLiteDatabase(path: ":memory:")
    return try database.value("SELECT ?", value)
  }

  @Test(arguments: [Int.min, -1, 0, 1, Int.max])
  func wholeNumbersComeBack(number: Int) throws {
    #expect(try roundTrip(number) == number)
  }

  @Test(arguments: [-0.1, 0, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude])
  func numbersComeBack(number: Double) throws {
    #expect(try roundTrip(number) == number)
  }

  @Test(arguments: [true, false])
  func truthComesBack(truth: Bool) throws {
    #expect(try roundTrip(truth) == truth)
  }

  @Test(arguments: ["", "Flöckchen", "🐕", "a\0b"])
  func textsComeBack(text: String) throws {
    #expect(try roundTrip(text) == text)
  }

  @Test(arguments: [[], [0], [255, 0, 1]] as [[UInt8]])
  func bytesComeBack(bytes: [UInt8]) throws {
    #expect(try roundTrip(SQLiteValue.blob(bytes)) == .blob(bytes))
  }

  @Test func identifiersAndDatesComeBackAsTheVerySame() throws {
    for _ in 0..<100 {
      let id = UUID()
      #expect(try roundTrip(id) == id)
      let date = Date(timeIntervalSinceReferenceDate: .random(in: 0..<1e9))
      #expect(try roundTrip(date) == date)
    }
  }

  @Test func nothingComesBackAsNothing() throws {
    #expect(try roundTrip(String?.none) == .some(.none))
    #expect(try roundTrip(Int?.some(3)) == 3)
  }

  @Test func valuesOfOtherTypesAreRefused() {
    #expect(Int(sqliteValue: .text("1")) == nil)
    #expect(Bool(sqliteValue: .integer(2)) == nil)
    #expect(Double(sqliteValue: .integer(1)) == nil)
    #expect(String(sqliteValue: .null) == nil)
    #expect(UUID(sqliteValue: .blob([1, 2])) == nil)
    #expect(Date(sqliteValue: .real(.infinity)) == nil)
    #expect(String?(sqliteValue: .integer(1)) == nil)
  }
}
