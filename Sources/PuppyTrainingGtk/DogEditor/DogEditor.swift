import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// The dialog in which a dog is written down: only its name is needed.
final class DogEditor: PresentedWindow {
  let window: Window
  private let builder = Builder(ResourcePath.ui("dog-editor"))
  private let dog: Dog?
  private let today: BirthDate
  private var draft: DogDraft
  private let name = Entry(named: tr("Name"))
  private let birth: BirthField
  private let size: ChoicePills<DogSize>
  private let equipment: ChoicePills<Equipment>
  private let rule: RuleField
  private let look: LookField
  private let problem = Label()
  private let saveButton: Button
  private let onSave: (Dog) -> Void
  /// A person wants the dialog closed and nothing kept.
  var onCancel: () -> Void = {}

  /// - Parameters:
  ///   - dog: the dog to change; without, a new one.
  ///   - today: the present day: no dog is born after it.
  ///   - pictures: how dogs can look.
  ///   - onSave: a person wants this dog kept.
  init(
    _ dog: Dog?, today: BirthDate, pictures: PictureBook, onSave: @escaping (Dog) -> Void
  ) {
    self.dog = dog
    self.today = today
    self.onSave = onSave
    draft = DogDraft(dog)
    window = builder["dialog"]
    saveButton = builder["save_button"]
    birth = BirthField(draft)
    size = ChoicePills(DogSize.allCases.map { ($0, $0.name) }, isExclusive: true)
    equipment = ChoicePills(Equipment.choosable.map { ($0, $0.name) }, isExclusive: false)
    rule = RuleField(draft.rule)
    look = LookField(draft, pictures.library)
    window.title = dog.map { fill(tr("Edit %s"), with: [$0.name]) } ?? tr("Add a Dog")
    fillIn()
    assemble()
    follow()
    update()
  }

  /// Adds a button below the form for something else to do with the dog.
  func addButton(_ label: String, isDestructive: Bool = false, _ action: @escaping () -> Void) {
    let button = Button(label)
    if isDestructive { button.addClass("destructive-action") }
    button.onClick(action)
    buttons.append(button)
  }

  private let buttons = Box(.horizontal)

  /// No larger than a window.
  func fit(over parent: Window) {
    let size = parent.size
    window.defaultSize = (
      width: min(480, max(320, size.width - 24)), height: min(640, max(280, size.height - 48))
    )
  }

  private func fillIn() {
    name.text = draft.name
    size.chosen = draft.size.map { [$0] } ?? []
    equipment.chosen = draft.equipment
  }

  private func assemble() {
    let sections: Box = builder["sections"]
    problem.addClass("problem")
    problem.alignment = 0
    problem.wraps = true
    sections.append(section(tr("Name"), [name, problem]))
    sections.append(section(tr("Born"), [birth.widget]))
    sections.append(section(tr("Size when grown"), [size.widget]))
    sections.append(section(tr("Looks like"), [look.widget]))
    sections.append(section(tr("What we own"), [equipment.widget]))
    sections.append(section(tr("When to go on"), [rule.widget]))
    buttons.useWrapLayout()
    sections.append(buttons)
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(window.title)
    window.focus(name)
  }

  private func section(_ title: String, _ widgets: [Widget]) -> Box {
    let box = Box(.vertical, spacing: 6)
    box.append(Label.heading(title))
    for widget in widgets { box.append(widget) }
    return box
  }

  private func follow() {
    name.onChange { [weak self] in self?.change { $0.draft.name = $0.name.text } }
    name.onEnter { [weak self] in self?.save() }
    birth.onChange = { [weak self] in self?.change { $0.birth.write(to: &$0.draft) } }
    size.onChange = { [weak self] size in self?.change { $0.draft.size = size.first } }
    equipment.onChange = { [weak self] things in self?.change { $0.draft.equipment = things } }
    look.onChange = { [weak self] in self?.change { $0.look.write(to: &$0.draft) } }
    rule.onChange = { [weak self] rule in self?.change { $0.draft.rule = rule } }
    saveButton.onClick { [weak self] in self?.save() }
    let cancel: Button = builder["cancel_button"]
    cancel.onClick { [weak self] in self?.onCancel() }
  }

  private func change(_ write: (DogEditor) -> Void) {
    write(self)
    update()
  }

  private func update() {
    let problems = draft.read(changing: dog, today: today).problems
    saveButton.isSensitive = problems.isEmpty
    // An empty name needs no words: the cursor is in it.
    let shown = DogDraft.Problem.allCases.filter { problems.contains($0) && $0 != .noName }
    problem.text = shown.map(\.text).joined(separator: " ")
    problem.isVisible = !shown.isEmpty
  }

  private func save() {
    if let dog = draft.read(changing: dog, today: today).dog { onSave(dog) }
  }
}
