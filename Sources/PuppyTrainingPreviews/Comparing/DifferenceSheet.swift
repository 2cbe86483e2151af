import FoundationEssentials
import Gtk
import GtkTools
import HTMLPages

/// A page that shows pictures before and after, and where they differ. It holds the pictures itself.
struct DifferenceSheet {
  let comparison: FolderComparison

  var html: String {
    let sections = comparison.differences.map { difference in
      let figures = [
        difference.first.map { ("before", $0) }, difference.second.map { ("after", $0) },
        Self.map(of: difference).map { ("where", $0) },
      ].compactMap(\.self).map { Self.figure($0, $1).html }
      return """
        <section>
        <h2>\(difference.name.html)</h2>
        <p>\(comparison.summary(of: difference).html)</p>
        \(figures.joined(separator: "\n"))
        </section>
        """
    }
    let title = "\(comparison.differences.count) of \(comparison.count) pictures differ"
    return Page.ofPictures(title, sections.joined(separator: "\n")).html
  }

  private static func figure(_ caption: String, _ image: PixelImage) -> Figure {
    let data = Data(image.png).base64EncodedString()
    return Figure(source: "data:image/png;base64,\(data)", caption: caption)
  }

  /// The later picture in pale grey, with what differs in red; `nil` where places do not match.
  static func map(of difference: FolderComparison.Difference) -> PixelImage? {
    guard let first = difference.first, let second = difference.second,
      let comparison = difference.comparison, first.width == second.width,
      first.height == second.height
    else { return nil }
    var pixels = Pixels(second)
    for y in 0..<second.height {
      for x in 0..<second.width {
        if comparison.wrong[y * second.width + x] {
          pixels[x, y] = 0xffe6_0019
        } else {
          let gray = UInt32(180 + 75 * Brightness(pixels[x, y]).luminance.squareRoot())
          pixels[x, y] = 0xff00_0000 | gray << 16 | gray << 8 | gray
        }
      }
    }
    return PixelImage(width: pixels.width, height: pixels.height, bytes: pixels.bytes)
  }
}
