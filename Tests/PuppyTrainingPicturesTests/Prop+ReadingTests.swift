import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PropReadingTests {
  private func part(_ json: String) throws -> Prop.Part {
    let prop = try JSONReader.read(#"{"words": "an x", "parts": [\#(json)]}"#) {
      reader throws(JSONReader.Unexpected) in try Prop(&reader)
    }
    return try #require(prop.parts.first)
  }

  @Test("Every shape is read with what belongs to it, wherever that stands")
  func shapes() throws {
    func outline(_ json: String) throws -> Prop.Part.Outline {
      try part(#"{"turn": 9, "round": 8, "width": 7, "smooth": true, "fill": "red", \#(json)}"#)
        .outline
    }
    let points = [Point3(1, 2), Point3(3, 4)]
    #expect(try outline(#""disc": [1, 2, 3]"#) == .disc(Point3(1, 2), 3))
    #expect(
      try outline(#""oval": [1, 2, 3, 4]"#) == .oval(Point3(1, 2), width: 3, height: 4, turn: 9))
    #expect(try outline(#""bar": [1, 2, 5, 3, 4, 6]"#) == .bar(points[0], 5, points[1], 6))
    #expect(try outline(#""poly": [1, 2, 3, 4]"#) == .polygon(points, rounding: 8))
    #expect(
      try outline(#""line": [1, 2, 3, 4]"#) == .line(points, width: 7, isSmooth: true))
    guard
      case .line(let arc, width: 7, isSmooth: false) = try outline(#""arc": [1, 2, 3, 4, 0, 90]"#)
    else {
      Issue.record("no line")
      return
    }
    #expect(arc.count == 25)
    #expect(arc.first == Point3(4, 2))
    #expect((arc[24] - Point3(1, 6)).length < 1e-9)
  }

  @Test("What is not said is as usual")
  func defaults() throws {
    let part = try part(#"{"fill": "white", "line": [0, 0, 1, 1]}"#)
    #expect(part.outline == .line([.zero, Point3(1, 1)], width: 2, isSmooth: false))
    #expect(part.paint == Paint(0xffffff))
    #expect([part.z, part.height] == [0, 0])
    #expect(!part.isFlat)
    let clear = try self.part(#"{"opacity": 0.5, "fill": "white", "disc": [0, 0, 1], "z": -2}"#)
    #expect(clear.paint == Paint(0xffffff, opacity: 0.5))
    #expect(clear.z == -2)
  }
}
