import Gtk

/// The short notes at the top of the practice window: a fault, the clock, the three Ds, the sound.
final class PracticeNotes {
  private let box: Box
  private var shown: [Note] = []

  /// One of the notes.
  struct Note: Equatable {
    let text: String
    /// A tint of the style sheet: `fault` or `hint`.
    let style: String
  }

  init(in box: Box) { self.box = box }

  func show(_ notes: [Note]) {
    guard notes != shown else { return }
    shown = notes
    box.removeAll()
    box.isVisible = !notes.isEmpty
    for note in notes {
      let label = Label.status(note.text)
      label.alignment = 0
      label.wraps = true
      label.addClass("note")
      label.addClass(note.style)
      box.append(label)
    }
  }
}
