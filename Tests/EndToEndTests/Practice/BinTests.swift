import AccessibleDesktop
import PuppyTrainingScenarios
import Testing

extension EndToEnd {
  @Suite("Bin")
  struct Bin {
    @Test("A deleted dog is put back after the next start, and is there from then on")
    func putBack() throws {
      let folders = try UserFolders(.trainedDog)
      try withApp(folders: folders) { app in
        try app.find(.button, "Dog: Biscuit", in: mainTitle).press()
        try app.itemOfDogs("Edit Biscuit…").press()
        try app.find(.button, "Delete").press()
        _ = try app.find(.button, "Add a Dog", in: mainTitle)
        try app.waitUntilAlone()
      }
      try withApp(folders: folders) { app in
        try app.find(.button, "Add a Dog", in: mainTitle).press()
        try app.itemOfDogs("Put Back Biscuit (deleted ").press()
        _ = try app.find(.button, "Dog: Biscuit", in: mainTitle)
      }
      try withApp(folders: folders) { app in
        _ = try app.find(.button, "Dog: Biscuit", in: mainTitle)
      }
    }
  }
}

extension RunningApp {
  /// The item of the open menu of the dogs whose name begins like this.
  fileprivate func itemOfDogs(_ beginning: String) throws -> Accessible {
    var item: Accessible?
    try eventually("the menu of the dogs has “\(beginning)…”") {
      item = window(mainTitle)?.all(.menuItem).first { $0.name?.hasPrefix(beginning) == true }
      return item != nil
    }
    return try #require(item)
  }
}
