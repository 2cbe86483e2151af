import Gtk
import PuppyTrainingCore

extension PracticeNotes: Previewed {
  static let previews = Preview.each(
    of: "practice-notes",
    [
      "fault": [.init(text: JournalFault.locked.sentence, style: "fault")],
      "clock": [.init(text: ClockChange.backwards(seconds: 7200).text, style: "hint")],
      "both": [
        .init(text: JournalFault.locked.sentence, style: "fault"),
        .init(text: ClockChange.zone(from: 0, to: 3600).text, style: "hint"),
      ],
    ] as KeyValuePairs<String, [PracticeNotes.Note]>
  ) { shown in
    let box = Box(.vertical, spacing: 6)
    let notes = PracticeNotes(in: box)
    notes.show(shown)
    return Exhibit(box, of: notes, width: 720)
  }
}
