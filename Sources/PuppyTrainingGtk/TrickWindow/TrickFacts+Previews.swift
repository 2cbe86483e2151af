import Gtk
import PuppyTrainingCore

extension TrickFacts: Previewed {
  static let previews = Preview.each(
    of: "trick-facts", ["shortest": "pop-bubbles", "longest": "fetch-drink"]
  ) { id in
    let box = Box(.vertical, spacing: 12)
    box.addClass("trick-page")
    let trick = try PreviewData.trick(id)
    let pictures = TrickPictures(of: trick, PreviewData.album())
    TrickFacts(trick, in: try PreviewData.book(), pictures: pictures) { _ in }.append(to: box)
    return Exhibit(box, of: pictures, width: 360)
  }
}
