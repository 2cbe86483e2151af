import TestSupport
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Pictures made of pixels", .withGtk)
  struct PixelImageTests {
    /// Which pixels of a small picture are not transparent, a line for each row.
    private func pattern(_ draw: (Pen) -> Void) -> [String] {
      let image = PixelImage(width: 8, height: 6) { pen in
        pen.setColor(1, 0, 0)
        draw(pen)
      }
      let bytes = image.bytes
      return (0..<6).map { row in
        (0..<8).map { bytes[(row * 8 + $0) * 4 + 3] > 127 ? "#" : "." }.joined()
      }
    }

    @Test("A new picture is transparent, and what is drawn is where it is told")
    func shapes() {
      #expect(pattern { _ in } == Array(repeating: "........", count: 6))
      #expect(pattern { $0.fillAll() } == Array(repeating: "########", count: 6))
      #expect(
        pattern { $0.fillPolygon([(1, 1), (4, 1), (4, 3), (1, 3)], rounding: 0) }
          == ["........", ".###....", ".###....", "........", "........", "........"])
      #expect(
        pattern { $0.strokeLine([(1.5, 1.5), (6.5, 1.5)], width: 1, isSmooth: false) }
          == ["........", ".######.", "........", "........", "........", "........"])
      #expect(
        pattern { $0.fillEllipse((4, 3), width: 4, height: 2, angle: 90) }
          == ["........", "...##...", "...##...", "...##...", "...##...", "........"])
    }

    @Test("A picture of pixels has them where they were")
    func pixels() {
      let bytes = (0..<3 * 2 * 4).map { UInt8($0 * 10) }
      #expect(PixelImage(width: 3, height: 2, bytes: bytes).bytes == bytes)
    }

    @Test("The contents of a file are those that a file has")
    func contents() throws {
      let image = PixelImage(width: 3, height: 2) { pen in
        pen.setColor(0, 0, 1)
        pen.fillAll()
      }
      let folder = try TemporaryFolder()
      try image.write(png: "\(folder.path)/blue.png")
      let written = try #require(PixelImage(png: "\(folder.path)/blue.png"))
      #expect(written.bytes == image.bytes)
      #expect(written.png == image.png)
      #expect(image.png.prefix(4) == [0x89, 0x50, 0x4e, 0x47])
    }

    @Test("A limb that grows thinner covers its discs and what is between, and may be just a disc")
    func tapers() {
      let disc = pattern { $0.fillEllipse((4, 3), width: 6, height: 6, angle: 0) }
      #expect(pattern { $0.fillTaper((4, 3), 3, (4.5, 3), 1) } == disc)
      #expect(pattern { $0.fillTaper((4.5, 3), 1, (4, 3), 3) } == disc)
      let limb = pattern { $0.fillTaper((2, 3), 2, (7, 3), 1) }
      #expect(limb == ["........", ".####...", "########", "########", ".####...", "........"])
    }

    @Test("What is drawn inside is moved, scaled and mirrored")
    func inside() {
      let plain = pattern { $0.fillPolygon([(0, 0), (2, 0), (2, 1), (0, 1)], rounding: 0) }
      #expect(plain[0] == "##......")
      let moved = pattern { pen in
        pen.inside(x: 8, y: 2, scaleX: -2, scaleY: 1) {
          pen.fillPolygon([(0, 0), (2, 0), (2, 1), (0, 1)], rounding: 0)
        }
      }
      #expect(moved == ["........", "........", "....####", "........", "........", "........"])
    }

    @Test("A picture that was written is the same when it is read")
    func files() throws {
      let folder = try TemporaryFolder()
      let image = PixelImage(width: 5, height: 3) { pen in
        pen.setColor(0.2, 0.4, 0.6, 0.5)
        pen.fillAll()
      }
      let path = "\(folder.path)/picture.png"
      try image.write(png: path)
      let read = try #require(PixelImage(png: path))
      #expect((read.width, read.height) == (5, 3))
      #expect(read.bytes == image.bytes)
      #expect(PixelImage(png: "\(folder.path)/none.png") == nil)
    }

    @Test("A file that cannot be written is said with its path")
    func unwritable() {
      let image = PixelImage(width: 1, height: 1) { _ in }
      #expect(throws: PixelImageError.self) { try image.write(png: "/no-such-folder/x.png") }
    }

    @Test("A vector file is drawn as large as is asked for, and only when it is there")
    func vectors() throws {
      let folder = try TemporaryFolder()
      let text = """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8" viewBox="0 0 8 8">\
        <rect x="0" y="0" width="4" height="8"/></svg>
        """
      let path = try folder.write(text.utf8, to: "half.svg")
      let image = try #require(PixelImage(svg: path, size: 4))
      #expect((image.width, image.height) == (4, 4))
      let opacities = image.bytes.enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
      #expect(opacities == (0..<16).map { $0 % 4 < 2 ? 255 : 0 })
      #expect(PixelImage(svg: "\(folder.path)/none.svg", size: 4) == nil)
    }
  }
}
