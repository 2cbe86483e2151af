import CGtk
import Gtk

/// Pictures in files.
extension PixelImage {
  /// A picture read from a PNG file; `nil` when there is none that can be read.
  public convenience init?(png path: String) {
    guard let surface = cairo_image_surface_create_from_png(path) else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.init(owning: surface)
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
    ) { pen in
      gdk_cairo_set_source_pixbuf(pen.context, pixels, 0, 0)
      pen.fillAll()
    }
  }

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
