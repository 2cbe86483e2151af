import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SheetTests {
  @Test("The farthest comes first, and of equals the earliest")
  func order() {
    var sheet = Sheet()
    let paints = (0..<4).map { Paint(UInt32($0)) }
    sheet.disc(.zero, 1, paints[0], depth: 2)
    sheet.disc(.zero, 1, paints[1], depth: -2)
    sheet.disc(.zero, 1, paints[2], depth: 2)
    sheet.disc(.zero, 1, paints[3], depth: Sheet.ground)
    #expect(sheet.shapes.map(\.paint) == [paints[3], paints[1], paints[0], paints[2]])
  }

  @Test("What is nearer to the viewer is lower in the picture")
  func spots() {
    #expect(Sheet.spot(Point3(3, 4, 0)) == Spot(3, -4))
    #expect(Sheet.spot(Point3(3, 4, 10)) == Spot(3, -4 + 10 * Sheet.slant))
  }
}
