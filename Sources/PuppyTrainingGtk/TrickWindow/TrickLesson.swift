import Gtk
import PuppyTrainingCore

/// The steps of a trick, and what to do when one goes wrong.
struct TrickLesson {
  private let trick: Trick
  private let pictures: TrickPictures

  init(_ trick: Trick, pictures: TrickPictures) {
    self.trick = trick
    self.pictures = pictures
  }

  func append(to box: Box) {
    box.append(Label.heading(tr("Steps")))
    for (index, step) in trick.steps.enumerated() {
      box.append(card(step, number: index + 1))
    }
    if !trick.faults.isEmpty { box.append(faults) }
  }

  private func card(_ step: Step, number: Int) -> Box {
    let label = Label("\(number)")
    label.addClass("step-number")
    label.alignToStart(.vertical)
    let text = Box(.vertical, spacing: 3)
    text.expands(.horizontal)
    text.append(Label.reading(step.instruction))
    text.append(criterion(step.criterion))
    let card = Box(.horizontal, spacing: 9)
    card.addClass("step")
    card.append(label)
    if let picture = pictures.picture(ofStep: number) { card.append(picture) }
    card.append(text)
    return card
  }

  private func criterion(_ text: String) -> Box {
    let tick = Image(icon: "object-select-symbolic")
    tick.alignToStart(.vertical)
    tick.setAccessibleName(tr("Hit"))
    let label = Label.reading(text)
    label.expands(.horizontal)
    let row = Box(.horizontal, spacing: 6)
    row.addClass("criterion")
    row.append(tick)
    row.append(label)
    return row
  }

  private var faults: Expander {
    let box = Box(.vertical, spacing: 9)
    for fault in trick.faults {
      let pair = Box(.vertical, spacing: 3)
      pair.append(Label.reading(fault.sign, "fault"))
      pair.append(Label.reading(fault.remedy))
      box.append(pair)
    }
    return Expander(tr("If it goes wrong"), child: box)
  }
}
