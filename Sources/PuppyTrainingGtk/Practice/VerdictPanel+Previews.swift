import Gtk
import PuppyTrainingCore

extension VerdictPanel: Previewed {
  static let previews = Preview.each(
    of: "verdict-panel",
    [
      "push": ("touch", [true, true, true, true, true]),
      "stick": ("touch", [true, true, true, false, false]),
      "drop": ("touch", [false, false, false, true, true]),
      "prerequisite": ("roll-over", [false, false, false, true, true]),
    ] as KeyValuePairs<String, (Trick.ID, [Bool])>
  ) { id, marks in
    let session = try PreviewData.session(
      at: id, prerequisite: id == "roll-over" ? "down" : nil, marks: marks)
    let box = Box(.vertical, spacing: 9)
    let panel = VerdictPanel(in: box, book: try PreviewData.book())
    _ = panel.show(session)
    return Exhibit(box, of: (panel, session), width: 720)
  }
}
