import Testing

@testable import Gtk
@testable import GtkTools

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
  }
}
