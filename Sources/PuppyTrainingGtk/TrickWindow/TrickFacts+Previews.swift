import Gtk
import PuppyTrainingCore

extension TrickFacts: Previewed {
  static let previews = Preview.each(
    of: "trick-facts", ["shortest": "pop-bubbles", "longest": "fetch-drink"]
  ) { id in
    let box = Box(.vertical, spacing: 12)
    box.addClass("trick-page")
    TrickFacts(try PreviewData.trick(id), in: try PreviewData.book()) { _ in }.append(to: box)
    return Exhibit(box, width: 360)
  }
}
