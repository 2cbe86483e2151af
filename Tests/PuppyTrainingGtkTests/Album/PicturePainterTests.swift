import PuppyTrainingCore
import PuppyTrainingPictures
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// The first and last column and row with something in them.
  private func extent(
    width: Int, height: Int, isMirrored: Bool = false, view: Scene.View = .init()
  ) -> (x: ClosedRange<Int>, y: ClosedRange<Int>)? {
    let image = PixelImage(width: width, height: height) { pen in
      PicturePainter(SceneMoment(.standing), view).paint(
        with: pen, width: Double(width), height: Double(height), isMirrored: isMirrored)
    }
    let bytes = image.bytes
    let filled = (0..<width * height).filter { bytes[$0 * 4 + 3] > 200 }
    guard let left = filled.map({ $0 % width }).min(), let right = filled.map({ $0 % width }).max(),
      let top = filled.first, let bottom = filled.last
    else { return nil }
    return (left...right, top / width...bottom / width)
  }

  @Test(
    "The dog keeps its proportions whatever those of the picture, and stands near its lower edge")
  func proportions() throws {
    let usual = try #require(extent(width: 240, height: 150))
    let wide = try #require(extent(width: 600, height: 150))
    let high = try #require(extent(width: 240, height: 400))
    #expect(usual.x.count == wide.x.count)
    #expect(usual.y == wide.y)
    #expect(usual.x == high.x)
    #expect(400 - high.y.upperBound == 150 - usual.y.upperBound)
  }

  @Test("A mirrored picture is the other way round")
  func mirrored() throws {
    let plain = try #require(extent(width: 240, height: 150))
    let mirrored = try #require(extent(width: 240, height: 150, isMirrored: true))
    #expect(abs(240 - mirrored.x.upperBound - 1 - plain.x.lowerBound) <= 1)
    #expect(abs(240 - mirrored.x.lowerBound - 1 - plain.x.upperBound) <= 1)
  }

  @Test("A closer view makes the dog larger")
  func closer() throws {
    let usual = try #require(extent(width: 240, height: 150))
    let closer = try #require(
      extent(width: 240, height: 150, view: .init(x: 0, y: 50, scale: 1.4)))
    #expect(closer.x.count > usual.x.count * 13 / 10)
  }
}
