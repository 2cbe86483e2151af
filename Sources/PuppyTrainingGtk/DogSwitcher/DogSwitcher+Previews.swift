import FoundationEssentials
import Gtk
import PuppyTrainingCore

extension DogSwitcher: Previewed {
  static let previews = Preview.each(
    of: "dog-switcher",
    [
      "no-dog": ([], []), "one": (["Biscuit"], []),
      "many": (["Biscuit", "Ada", "Old Barnaby of the Mill"], []),
      "deleted": (["Biscuit"], ["Rex", "Sir Barkington of the Northern Meadows"]),
    ] as KeyValuePairs<String, ([String], [String])>
  ) { names, deleted in
    let dogs = names.enumerated().map { number, name in
      var dog = number == 0 ? PreviewData.dog : Dog(name: name)
      dog.isArchived = number == 2
      return dog
    }
    let gone = deleted.map { Dog(name: $0) }
    let training = try PreviewData.training(dogs + gone)
    for dog in gone { try training.pack.delete(dog.id) }
    let builder = Builder(ResourcePath.ui("main-window"))
    let window: Window = builder["window"]
    let content: Box = builder["content"]
    content.isVisible = false
    let switcher = DogSwitcher(
      builder["dog_button"], label: builder["dog_label"], in: window, training: training
    ) { _ in }
    return Exhibit(window: window, of: switcher, width: 480, height: 300)
  }
}
