import Testing

@testable import PuppyTrainingPreviews

@Suite struct PixelComparisonTests {
  /// A grey picture with a black square of this side.
  private func square(_ side: Int, x: Int = 10, y: Int = 10) -> Pixels {
    var pixels = Pixels.plain(0x808080)
    pixels.fill(0, x: x..<x + side, y: y..<y + side)
    return pixels
  }

  @Test func equalPicturesDoNotDiffer() {
    let comparison = PixelComparison(square(8), square(8))
    #expect(!comparison.differs && comparison.most == 0)
    #expect(!comparison.wrong.contains(true))
  }

  @Test func whatComesOrGoesIsFoundEitherWay() {
    let plain = Pixels.plain(0x808080)
    #expect(PixelComparison(plain, square(3)).most == 9)
    #expect(PixelComparison(square(3), plain).differs)
    #expect(!PixelComparison(plain, square(2)).differs, "four pixels are too few to be seen")
  }

  @Test func placesAreThoseThatDiffer() {
    let comparison = PixelComparison(.plain(0x808080), square(3, x: 20, y: 30))
    let wrong = comparison.wrong.indices.filter { comparison.wrong[$0] }
    #expect(wrong == [30, 31, 32].flatMap { y in [20, 21, 22].map { y * 40 + $0 } })
  }

  @Test func edgesMayBeSmoothedInAnotherWayAndThingsMayBeMovedByAPixel() {
    #expect(!PixelComparison(square(8), square(8, x: 11)).differs)
    #expect(PixelComparison(square(8), square(8, x: 12)).differs)
  }

  @Test func coloursThatLookNearlyAlikeDoNotDiffer() {
    #expect(!PixelComparison(.plain(0x808080), .plain(0x8c8c8c)).differs)
    #expect(PixelComparison(.plain(0x808080), .plain(0xa0a0a0)).differs)
    #expect(PixelComparison(.plain(0xff0000), .plain(0x00aa00)).differs)
  }

  @Test func fewPixelsHereAndThereAreNotAddedUp() {
    var speckled = Pixels.plain(0x808080, width: 160)
    for x in stride(from: 0, to: 160, by: 16) { speckled.fill(0, x: x..<x + 2, y: 0..<2) }
    #expect(!PixelComparison(.plain(0x808080, width: 160), speckled).differs)
  }

  @Test func picturesOfDifferentSizesDiffer() {
    #expect(PixelComparison(.plain(0, width: 40), .plain(0, width: 41)).differs)
    #expect(PixelComparison(.plain(0, width: 1, height: 1), .plain(0, width: 2, height: 1)).differs)
  }

  @Test func distanceRunsFromNothingToBlackAndWhite() {
    #expect(PixelComparison.distance(0xff12_3456, 0xff12_3456) == 0)
    #expect(abs(PixelComparison.distance(0xff00_0000, 0xffff_ffff) - 1) < 0.01)
    #expect(PixelComparison.distance(0xff00_0000, 0x0000_0000) == 1)
    let green = PixelComparison.distance(0xff00_0000, 0xff00_ff00)
    let blue = PixelComparison.distance(0xff00_0000, 0xff00_00ff)
    #expect(green > blue)
  }
}
