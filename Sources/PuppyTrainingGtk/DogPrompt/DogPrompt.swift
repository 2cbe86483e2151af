import Gtk
import PuppyTrainingCore

/// Asks for the name of the first dog before its first practice, and for nothing else.
final class DogPrompt: PresentedWindow {
  let window: Window
  private let builder = Builder(ResourcePath.ui("dog-prompt"))
  private let name: Entry
  private let start: Button
  private let today: BirthDate
  private let onName: (String) -> Void

  /// - Parameters:
  ///   - trick: the title of the trick to practise.
  ///   - today: the present day.
  ///   - onName: a person gave this name, which is not blank.
  ///   - onCancel: a person wants the window closed.
  init(
    for trick: String, today: BirthDate, onName: @escaping (String) -> Void,
    onCancel: @escaping () -> Void
  ) {
    self.today = today
    self.onName = onName
    window = builder["dialog"]
    name = builder["name"]
    start = builder["start_button"]
    window.title = fill(tr("Practise %s"), with: [trick])
    name.name(tr("Name of your dog"))
    name.onChange { [weak self] in self?.update() }
    name.onEnter { [weak self] in self?.finish() }
    start.onClick { [weak self] in self?.finish() }
    let cancel: Button = builder["cancel_button"]
    cancel.onClick(onCancel)
    window.focus(name)
    update()
  }

  private var dogName: String? {
    var draft = DogDraft()
    draft.name = name.text
    return draft.read(today: today).dog?.name
  }

  private func update() { start.isSensitive = dogName != nil }

  private func finish() {
    if let dogName { onName(dogName) }
  }
}
