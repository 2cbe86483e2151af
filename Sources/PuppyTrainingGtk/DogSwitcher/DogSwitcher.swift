import FoundationEssentials
import Gtk
import PuppyTrainingCore

/// The button in the header bar that says whose training is shown, and its menu: the dogs, a new
/// one, the form of the present one, those that were put away, and the bin.
final class DogSwitcher {
  let widget: MenuButton
  private let label: Label
  private let training: TrainingModel
  private let choice: ChoiceAction
  private var observation: ObservationToken?

  /// A person wants this dog back from the bin.
  var onPutBack: (Dog.ID) -> Void = { _ in }
  /// A person wants the bin emptied.
  var onEmptyBin: () -> Void = {}

  /// - Parameters:
  ///   - window: gets the actions of the menu.
  ///   - onEdit: a person wants the form of this dog, or of a new one.
  init(in window: Window, training: TrainingModel, onEdit: @escaping (Dog.ID?) -> Void) {
    let builder = Builder(ResourcePath.ui("dog-switcher"))
    widget = builder["button"]
    label = builder["label"]
    self.training = training
    choice = window.addChoice("dog", "") { [weak training] word in
      if let id = UUID(uuidString: word) { training?.pack.choose(id) }
    }
    window.addAction("add-dog") { onEdit(nil) }
    window.addAction("edit-dog") { [weak training] in
      if let dog = training?.pack.current { onEdit(dog.id) }
    }
    _ = window.addChoice("archived-dog", "") { onEdit(UUID(uuidString: $0)) }
    window.addWordAction("put-back") { [weak self] word in
      if let id = UUID(uuidString: word) { self?.onPutBack(id) }
    }
    window.addAction("empty-bin") { [weak self] in self?.onEmptyBin() }
    observation = observe { [weak self] in self?.update() }
  }

  private func update() {
    let pack = training.pack
    let name = pack.current?.name ?? tr("Add a Dog")
    label.text = name
    let description = fill(tr("Dog: %s"), with: [name])
    widget.setAccessibleName(pack.current == nil ? name : description)
    choice.choice = pack.current?.id.uuidString ?? ""
    widget.nameParts("")
    widget.show(menu(pack))
    widget.nameMenu(tr("Dogs"))
  }

  private func menu(_ pack: DogPack) -> Menu {
    let menu = Menu()
    let dogs = Menu()
    for dog in pack.offered {
      dogs.append(dog.name, action: "win.dog", choosing: dog.id.uuidString)
    }
    let edit = Menu()
    if let dog = pack.current {
      edit.append(fill(tr("Edit %s…"), with: [dog.name]), action: "win.edit-dog")
    }
    edit.append(tr("Add a Dog…"), action: "win.add-dog")
    let archived = Menu()
    for dog in pack.dogs where dog.isArchived {
      archived.append(
        fill(tr("%s (archived)…"), with: [dog.name]), action: "win.archived-dog",
        choosing: dog.id.uuidString)
    }
    for section in [dogs, edit, archived] where section.count > 0 { menu.append(section: section) }
    if !pack.deleted.isEmpty { menu.append(section: bin(pack.deleted), title: tr("Deleted")) }
    return menu
  }

  /// The one that was deleted last comes first.
  private func bin(_ deleted: [DeletedDog]) -> Menu {
    let bin = Menu()
    for dog in deleted.reversed() {
      let day = LocalTime.day(at: dog.date.timeIntervalSince1970)
      bin.append(
        fill(tr("Put Back %s (deleted %s)"), with: [dog.dog.name, day]), action: "win.put-back",
        choosing: dog.id.uuidString)
    }
    bin.append(tr("Empty Bin…"), action: "win.empty-bin")
    return bin
  }
}
