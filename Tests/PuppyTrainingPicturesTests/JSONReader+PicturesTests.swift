import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct JSONReaderPicturesTests {
  private typealias Unexpected = JSONReader.Unexpected

  @Test("A point has two numbers or three")
  func points() throws {
    func point(_ json: String) throws(Unexpected) -> Point3 {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.point(depth: 7) }
    }
    #expect(try point("[1, -2]") == Point3(1, -2, 7))
    #expect(try point("[1, -2, 3.5]") == Point3(1, -2, 3.5))
    #expect(throws: Unexpected("has 1 numbers, not 2 or 3")) { try point("[1]") }
    #expect(throws: Unexpected("has 4 numbers, not 2 or 3")) { try point("[1, 2, 3, 4]") }
    #expect(throws: Unexpected("is not a list")) { try point("1") }
    #expect(throws: Unexpected("is not a number").under("[1]")) { try point(#"[1, "2"]"#) }
  }

  @Test("Numbers are as many as they have to be")
  func numbers() throws {
    func numbers(_ json: String) throws(Unexpected) -> [Double] {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.numbers(2) }
    }
    #expect(try numbers("[1, 2]") == [1, 2])
    #expect(throws: Unexpected("has 3 numbers, not 2")) { try numbers("[1, 2, 3]") }
  }

  @Test(
    "Places are two at least, of two numbers each", arguments: ["[]", "[1, 2]", "[1, 2, 3, 4, 5]"])
  func places(json: String) throws {
    let error = JSONReader.error(json) { reader throws(Unexpected) in try reader.places() }
    #expect(error == Unexpected("is not a list of places"))
    #expect(
      try JSONReader.read("[1, 2, 3, 4]") { reader throws(Unexpected) in try reader.places() }
        == [1, 2, 3, 4])
  }

  @Test("A number is in its range, to both ends of it")
  func ranges() throws {
    func number(_ json: String) throws(Unexpected) -> Double {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.number(in: 0.5...2) }
    }
    #expect(try number("0.5") == 0.5)
    #expect(try number("2") == 2)
    #expect(throws: Unexpected("is not between 0.5 and 2.0")) { try number("2.01") }
  }

  @Test("A colour has a name, or its numbers")
  func paints() throws {
    func paint(_ json: String) throws(Unexpected) -> Paint {
      try JSONReader.read(json) { reader throws(Unexpected) in try reader.paint() }
    }
    #expect(try paint(#""white""#) == Paint(0xffffff))
    #expect(try paint(##""#12aBff""##) == Paint(0x12abff))
    #expect(throws: Unexpected(##"has the unknown colour "#12""##)) { try paint(##""#12""##) }
  }
}
