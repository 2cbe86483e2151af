import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Pixels of pictures", .withGtk)
  struct PixelImageBytesTests {
    @Test("A picture of pixels has them where they were")
    func pixels() {
      let bytes = (0..<3 * 2 * 4).map { UInt8($0 * 10) }
      #expect(PixelImage(width: 3, height: 2, bytes: bytes).bytes == bytes)
    }
  }
}
