import Gtk
import GtkTools

/// The pixels of a picture.
nonisolated struct Pixels: Equatable, Sendable {
  /// In pixels.
  let width, height: Int
  /// Row by row: blue, green, red and opacity, premultiplied.
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  @MainActor init(_ image: PixelImage) {
    self.init(width: image.width, height: image.height, bytes: image.bytes)
  }

  /// The colour at a place, in the bytes 0xAARRGGBB.
  subscript(x: Int, y: Int) -> UInt32 {
    get {
      let start = (y * width + x) * 4
      return UInt32(bytes[start]) | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2]) << 16
        | UInt32(bytes[start + 3]) << 24
    }
    set {
      let start = (y * width + x) * 4
      for part in 0..<4 { bytes[start + part] = UInt8(truncatingIfNeeded: newValue >> (8 * part)) }
    }
  }
}
