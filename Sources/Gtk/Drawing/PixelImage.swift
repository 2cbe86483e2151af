import CGtk

/// A picture made of pixels, drawn without a display.
@MainActor
public final class PixelImage {
  let surface: OpaquePointer
  /// In pixels.
  public let width, height: Int
  /// How many pixels there are along a logical one where it is shown.
  public let scale: Int

  /// An empty, transparent picture, drawn on by the body, whose unit is a pixel.
  ///
  /// - Parameters:
  ///   - width, height: in pixels.
  ///   - scale: how many pixels there are along a logical one where it is shown.
  public init(width: Int, height: Int, scale: Int = 1, _ draw: (Pen) -> Void) {
    self.scale = scale
    self.width = max(1, width)
    self.height = max(1, height)
    surface = cairo_image_surface_create(
      CAIRO_FORMAT_ARGB32, gint(self.width), gint(self.height))
    let context = cairo_create(surface)
    if let context { draw(Pen(context)) }
    cairo_destroy(context)
    cairo_surface_flush(surface)
  }

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

  /// A picture read from a PNG file; `nil` when there is none that can be read.
  public init?(png path: String) {
    surface = cairo_image_surface_create_from_png(path)
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    scale = 1
  }

  /// A picture read from a vector file, as large as fits a square; `nil` when there is none that can
  /// be read.
  ///
  /// - Parameter size: the side of the square, in pixels.
  public convenience init?(svg path: String, size: Int) {
    guard let pixels = gdk_pixbuf_new_from_file_at_size(path, gint(size), gint(size), nil) else {
      return nil
    }
    defer { g_object_unref(UnsafeMutableRawPointer(pixels)) }
    self.init(
      width: Int(gdk_pixbuf_get_width(pixels)), height: Int(gdk_pixbuf_get_height(pixels))
    ) { $0.show(pixels) }
  }

  isolated deinit { cairo_surface_destroy(surface) }

  /// Its size where it is shown, in logical pixels.
  public var shownWidth: Double { Double(width) / Double(scale) }
  public var shownHeight: Double { Double(height) / Double(scale) }

  /// Writes a PNG file.
  ///
  /// - Throws: `PixelImageError` with the reason of the system.
  public func write(png path: String) throws(PixelImageError) {
    let status = cairo_surface_write_to_png(surface, path)
    guard status == CAIRO_STATUS_SUCCESS else {
      let reason = String(optional: cairo_status_to_string(status)) ?? "unknown"
      throw PixelImageError(path: path, reason: reason)
    }
  }

  /// The contents of a PNG file of it.
  public var png: [UInt8] {
    let bytes = Contents()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let bytes = Unmanaged<Contents>.fromOpaque(closure).takeUnretainedValue()
      bytes.bytes += UnsafeBufferPointer(start: data, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    cairo_surface_write_to_png_stream(surface, write, Unmanaged.passUnretained(bytes).toOpaque())
    return bytes.bytes
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

/// Bytes that are written one part after the other.
nonisolated private final class Contents {
  var bytes: [UInt8] = []
}

/// A picture that could not be written.
public struct PixelImageError: Error, Equatable, CustomStringConvertible {
  public let path, reason: String
  public var description: String { "\(path) cannot be written: \(reason)." }
}
