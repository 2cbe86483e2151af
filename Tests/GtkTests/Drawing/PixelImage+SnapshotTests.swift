import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Pixels of what is drawn on a canvas")
  struct PixelImageSnapshotTests {
    /// The pixels of a picture, line by line, each as four bytes: blue, green, red, opacity.
    private func pixels(of image: PixelImage) -> [[UInt8]] {
      let bytes = image.bytes
      return stride(from: 0, to: bytes.count, by: 4).map { Array(bytes[$0..<($0 + 4)]) }
    }

    private let red = Color(rgba: GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))

    @Test("A picture has whole pixels, and in them what was drawn, where it was drawn")
    func drawn() {
      let picture = PixelImage(width: 1.5, height: 2, for: Label("x")) {
        $0.fill(Canvas.Area(x: 0, y: 1, width: $0.width, height: 1), red)
      }
      #expect([picture.width, picture.height] == [2, 2])
      let (none, full): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 255, 255])
      #expect(pixels(of: picture) == [none, none, full, full])
    }

    @Test("A picture in which nothing is drawn shows nothing")
    func nothing() {
      let picture = PixelImage(width: 2, height: 1, for: Label("x")) { _ in }
      #expect(pixels(of: picture) == [[0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test("What has round corners is filled all but these, without a seam")
    func roundCorners() {
      let picture = PixelImage(width: 12, height: 12, for: Label("x")) {
        $0.fill(Canvas.Area(x: 0, y: 0, width: 12, height: 12), red, top: 4, bottom: 4)
      }
      let opacities = pixels(of: picture).map { $0[3] }
      let corners = [0, 11, 132, 143].map { opacities[$0] }
      #expect(corners.allSatisfy { $0 < 128 }, "\(corners)")
      let column = (0..<12).map { opacities[$0 * 12 + 6] }
      #expect(column.allSatisfy { $0 == 255 }, "\(column)")
    }

    @Test("Pixels that are shown are those that were drawn, at whole places")
    func shown() {
      let drawn = PixelImage(width: 2, height: 1, for: Label("x")) {
        $0.fill(Canvas.Area(x: 0, y: 0, width: 1, height: 1), red)
      }
      let picture = PixelImage(width: 4, height: 2, for: Label("x")) {
        $0.draw(drawn, x: 1.2, y: 0.6)
      }
      let (none, full): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 255, 255])
      #expect(pixels(of: picture) == [none, none, none, none, none, full, none, none])
    }

    @Test("Finer pixels are shown as small as they are meant")
    func fine() {
      let fine = PixelImage(width: 4, height: 2, scale: 2) { pen in
        pen.setColor(1, 0, 0)
        pen.fillAll()
      }
      #expect([fine.shownWidth, fine.shownHeight] == [2, 1])
      let picture = PixelImage(width: 3, height: 1, for: Label("x")) { $0.draw(fine, x: 0, y: 0) }
      let (none, full): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 255, 255])
      #expect(pixels(of: picture) == [full, full, none])
    }
  }
}
