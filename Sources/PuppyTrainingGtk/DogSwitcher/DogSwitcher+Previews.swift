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
    // In the header bar of the main window, between what leaves it no more room there.
    let builder = Builder(ResourcePath.ui("main-window"))
    let view = PreviewWindow(builder["window"])
    let headerBar: HeaderBar = builder["header_bar"]
    let switcher = DogSwitcher(in: view.window, training: training) { _ in }
    let search = SearchControl(FilterState())
    headerBar.packStart(switcher.widget)
    headerBar.packEnd(search.button)
    return Exhibit(presenting: view, with: (switcher, search), width: 480, height: 300)
  }
}
