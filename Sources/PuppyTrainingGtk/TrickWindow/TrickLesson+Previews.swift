import Gtk
import PuppyTrainingCore

extension TrickLesson: Previewed {
  static let previews = Preview.each(
    of: "trick-lesson", ["shortest": "pop-bubbles", "longest": "fetch-drink"]
  ) { id in
    let box = Box(.vertical, spacing: 6)
    box.addClass("trick-page")
    let trick = try PreviewData.trick(id)
    let pictures = TrickPictures(of: trick, PreviewData.album())
    TrickLesson(trick, pictures: pictures).append(to: box)
    return Exhibit(box, of: pictures, width: 480)
  }
}
