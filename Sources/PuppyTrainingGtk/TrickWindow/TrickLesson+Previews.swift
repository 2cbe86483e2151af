import Gtk
import PuppyTrainingCore

extension TrickLesson: Previewed {
  static let previews = Preview.each(
    of: "trick-lesson", ["shortest": "pop-bubbles", "longest": "fetch-drink"]
  ) { id in
    let box = Box(.vertical, spacing: 6)
    box.addClass("trick-page")
    TrickLesson(try PreviewData.trick(id)).append(to: box)
    return Exhibit(box, width: 480)
  }
}
