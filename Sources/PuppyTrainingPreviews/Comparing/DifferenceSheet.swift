import FoundationEssentials
import Gtk

/// A page that shows pictures before and after, and where they differ. It holds the pictures itself.
struct DifferenceSheet {
  let comparison: FolderComparison

  var html: String {
    let body = comparison.differences.map { difference in
      let panes = [
        difference.first.map { ("before", $0) }, difference.second.map { ("after", $0) },
        Self.map(of: difference).map { ("where", $0) },
      ]
      return """
        <section>
        <h2>\(PictureSheet.escape(difference.name))</h2>
        <p>\(PictureSheet.escape(comparison.words(for: difference)))</p>
        \(panes.compactMap(\.self).map(Self.figure).joined(separator: "\n"))
        </section>

        """
    }
    let title = "\(comparison.differences.count) of \(comparison.count) pictures differ"
    return PictureSheet.page(title, body.joined())
  }

  private static func figure(_ words: String, _ image: PixelImage) -> String {
    let data = Data(image.png).base64EncodedString()
    return """
      <figure><img src="data:image/png;base64,\(data)" alt="\(words)"><figcaption>\(words)\
      </figcaption></figure>
      """
  }

  /// The later picture in pale grey, with what differs in red; `nil` where places do not match.
  static func map(of difference: FolderComparison.Difference) -> PixelImage? {
    guard let first = difference.first, let second = difference.second,
      let comparison = difference.comparison, first.width == second.width,
      first.height == second.height
    else { return nil }
    let pixels = Pixels(second)
    return PixelImage(width: second.width, height: second.height) { pen in
      for y in 0..<second.height {
        for x in 0..<second.width {
          let gray = 0.7 + 0.3 * Brightness(pixels[x, y]).luminance.squareRoot()
          let isWrong = comparison.wrong[y * second.width + x]
          if isWrong { pen.setColor(0.9, 0, 0.1) } else { pen.setColor(gray, gray, gray) }
          pen.fillRectangle(x: Double(x), y: Double(y), width: 1, height: 1, corner: 0)
        }
      }
    }
  }
}
