import CGtk
import Gtk

/// The pixels of a picture, one by one.
extension PixelImage {
  /// A picture of these pixels; see `bytes`.
  public convenience init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(width > 0 && height > 0 && bytes.count == width * height * 4)
    self.init(width: width, height: height) { _ in }
    let (data, stride) = contents
    guard let data else { return }
    for row in 0..<height {
      bytes[(row * width * 4)..<((row + 1) * width * 4)].withUnsafeBufferPointer { line in
        if let start = line.baseAddress {
          (data + row * stride).update(from: start, count: line.count)
        }
      }
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The bytes of the pixels, row by row: blue, green, red and opacity, premultiplied.
  public var bytes: [UInt8] {
    guard let data = cairo_image_surface_get_data(surface) else { return [] }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return (0..<height).flatMap { row in
      UnsafeBufferPointer(start: data + row * stride, count: width * 4)
    }
  }

  private var contents: (data: UnsafeMutablePointer<UInt8>?, stride: Int) {
    (cairo_image_surface_get_data(surface), Int(cairo_image_surface_get_stride(surface)))
  }
}
