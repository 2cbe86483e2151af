import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PropTests {
  private func shapes(_ part: String, angle: Double = 0, size: Double = 1, flip: Bool = false)
    throws -> [Shape]
  {
    let library = try Library.small(
      props: #"{"props": {"x": {"words": "an x", "parts": [\#(part)]}}}"#)
    var sheet = Sheet()
    try #require(try library.prop(named: "x")).draw(
      at: Point3(10, 20, 5), angle: angle, size: size, isFlipped: flip, on: &sheet)
    return sheet.shapes
  }

  private let disc = #"{"disc": [3, 4, 2], "fill": "red"}"#
  private let slant = 5 * Sheet.slant

  @Test("A prop is where it is put, as large as asked, and on the side it is flipped to")
  func placing() throws {
    func center(_ x: Double, _ y: Double, _ radius: Double) -> Shape {
      Shape(
        .ellipse(Spot(x, -y + slant), width: 2 * radius, height: 2 * radius, angle: 0),
        Paint(0xe0564f))
    }
    #expect(try shapes(disc) == [center(13, 24, 2)])
    #expect(try shapes(disc, size: 2) == [center(16, 28, 4)])
    #expect(try shapes(disc, flip: true) == [center(7, 24, 2)])
  }

  @Test("A quarter turn brings what is on its right above it")
  func turning() throws {
    guard case .ellipse(let spot, _, _, _)? = try shapes(disc, angle: 90).first?.outline else {
      Issue.record("no ellipse")
      return
    }
    #expect(abs(spot.x - 6) < 1e-9)
    #expect(abs(spot.y - (-23 + slant)) < 1e-9)
  }

  @Test("Flat parts lie on the ground, where their second number goes towards the viewer")
  func flat() throws {
    let part = #"{"poly": [0, -10, 8, 10], "fill": "red", "flat": true}"#
    let expected = Shape(
      .polygon(
        [Spot(10, -20 + (5 - 10) * Sheet.slant), Spot(18, -20 + (5 + 10) * Sheet.slant)],
        rounding: 0), Paint(0xe0564f))
    #expect(try shapes(part) == [expected])
  }
}
