import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Picture")
  struct PictureTests {
    /// The pixels of a picture, line by line, each as four bytes: blue, green, red, opacity.
    private func pixels(of picture: Picture) -> [[UInt8]] {
      let width = Int(gdk_texture_get_width(picture.texture.opaque))
      let height = Int(gdk_texture_get_height(picture.texture.opaque))
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      gdk_texture_download(picture.texture.opaque, &bytes, gsize(width * 4))
      return (0..<(width * height)).map { Array(bytes[($0 * 4)..<($0 * 4 + 4)]) }
    }

    private let red = Color(rgba: GdkRGBA(red: 1, green: 0, blue: 0, alpha: 1))

    @Test("A picture has whole pixels, and in them what was drawn, where it was drawn")
    func drawn() {
      let label = Label("x")
      let picture = Picture(width: 1.5, height: 2, for: label) {
        $0.fill(Canvas.Area(x: 0, y: 1, width: $0.width, height: 1), red)
      }
      #expect([picture.width, picture.height] == [2, 2])
      let (none, full): ([UInt8], [UInt8]) = ([0, 0, 0, 0], [0, 0, 255, 255])
      #expect(pixels(of: picture) == [none, none, full, full])
    }

    @Test("A picture in which nothing is drawn shows nothing")
    func nothing() {
      let picture = Picture(width: 2, height: 1, for: Label("x")) { _ in }
      #expect(pixels(of: picture) == [[0, 0, 0, 0], [0, 0, 0, 0]])
    }

    @Test("What has round corners is filled all but these, without a seam")
    func roundCorners() {
      let picture = Picture(width: 12, height: 12, for: Label("x")) {
        $0.fill(Canvas.Area(x: 0, y: 0, width: 12, height: 12), red, top: 4, bottom: 4)
      }
      let opacities = pixels(of: picture).map { $0[3] }
      let corners = [0, 11, 132, 143].map { opacities[$0] }
      #expect(corners.allSatisfy { $0 < 128 }, "\(corners)")
      let column = (0..<12).map { opacities[$0 * 12 + 6] }
      #expect(column.allSatisfy { $0 == 255 }, "\(column)")
    }
  }
}
