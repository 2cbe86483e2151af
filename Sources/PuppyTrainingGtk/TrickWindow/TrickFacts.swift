import Gtk
import PuppyTrainingCore

/// Everything to know before a trick is taught: what it is, what it needs, what goes before.
struct TrickFacts {
  private let trick: Trick
  private let book: TrickBook
  private let pictures: TrickPictures
  private let onOpen: (Trick.ID) -> Void

  init(
    _ trick: Trick, in book: TrickBook, pictures: TrickPictures,
    onOpen: @escaping (Trick.ID) -> Void
  ) {
    self.trick = trick
    self.book = book
    self.pictures = pictures
    self.onOpen = onOpen
  }

  func append(to box: Box) {
    box.append(pictures.whole)
    box.append(Label.reading(trick.title, "trick-title"))
    box.append(pills)
    box.append(Label.reading(trick.summary))
    if !trick.otherNames.isEmpty {
      let names = fill(tr("Also called %s"), with: [trick.otherNames.joined(separator: ", ")])
      box.append(Label.reading(names, "secondary"))
    }
    box.append(
      section(tr("Cue"), [Label.reading(trick.cue.word), Label.reading(trick.cue.signal)]))
    box.append(section(tr("You need"), needs))
    if !trick.prerequisites.isEmpty { box.append(section(tr("Teach first"), [prerequisites])) }
    if let safety = trick.safety { box.append(note(safety)) }
  }

  private var pills: Box {
    let row = Box(.horizontal)
    row.useWrapLayout()
    row.append(Pill(trick.difficulty).widget)
    row.append(Pill(trick.category.name).widget)
    row.append(Pill(tr("%d minute", "%d minutes", count: trick.minutes)).widget)
    for place in trick.places { row.append(Pill(place.name).widget) }
    return row
  }

  private var needs: [Widget] {
    trick.equipment.map { thing in
      guard let substitute = trick.substitutes[thing] else { return Label.reading(thing.name) }
      // Translators: a thing, and what to use when you do not have it.
      return Label.reading(fill(tr("%1$s, or %2$s"), with: [thing.name, substitute]))
    }
  }

  private var prerequisites: Box {
    let row = Box(.horizontal)
    row.useWrapLayout()
    for earlier in trick.prerequisites.compactMap({ book[$0] }) {
      let button = Button(earlier.title)
      button.addClass("link-button")
      button.onClick { [onOpen] in onOpen(earlier.id) }
      row.append(button)
    }
    return row
  }

  private func note(_ safety: String) -> Box {
    let box = section(tr("Mind the body"), [Label.reading(safety)])
    box.addClass("safety")
    return box
  }

  private func section(_ title: String, _ widgets: [Widget]) -> Box {
    let box = Box(.vertical, spacing: 3)
    box.append(Label.heading(title))
    for widget in widgets { box.append(widget) }
    return box
  }
}
