import Gtk
import PuppyTrainingCore

extension DogEditor: Previewed {
  static let previews = Preview.each(
    of: "dog-editor", ["new": nil, "filled": PreviewData.dog] as KeyValuePairs<String, Dog?>
  ) { dog in
    let editor = DogEditor(
      dog, today: PreviewData.today, pictures: PreviewData.album().book
    ) { _ in }
    if dog != nil {
      editor.addButton(tr("Archive")) {}
      editor.addButton(tr("Delete"), isDestructive: true) {}
    }
    return Exhibit(presenting: editor, width: 480, height: 640)
  }
}
