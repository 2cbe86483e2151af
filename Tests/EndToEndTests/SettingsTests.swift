import AccessibleDesktop
import PuppyTrainingScenarios
import Testing

extension EndToEnd {
  @Suite("What is remembered between two starts")
  struct Remembering {
    let book: Book

    init() throws { book = try Book() }

    @Test(
      "Filter and order come back in header, chips, dialog and cards alike; the search does not"
    )
    func filterAndOrder() throws {
      let folders = try UserFolders()
      let both = book.tricks("medium").filter { $0.category == "paws" }
      var titles: [String] = []
      try withApp(folders: folders) { app in
        try app.filter("Medium", "Paws")
        try app.sort(by: "Difficulty")
        try app.waitForCount(book.countText(both.count))
        try app.eventually("the cards are there") {
          titles = app.cardTitles
          return Set(titles) == Set(both.map(\.title))
        }
        try app.type("paw")
        try app.eventually("the search is open") { app.focused?.text == "paw" }
      }
      try withApp(folders: folders) { app in
        try app.waitForCount(book.countText(both.count))
        try app.eventually("the same cards are there") { app.cardTitles == titles }
        _ = try app.find(.button, "Remove condition Medium")
        _ = try app.find(.button, "Remove condition Paws")
        try app.waitForFilterDescription("2 conditions are set")
        #expect(try !app.searchButton().has(.pressed))
        let dialog = try app.openFilter()
        try app.eventually("both are chosen in the dialog") {
          dialog.find(.checkBox, "Medium")?.has(.checked) == true
            && dialog.find(.button, "Paws")?.has(.pressed) == true
        }
        try app.press("Escape")
        try app.waitUntilAlone()
        try app.press("F10")
        try app.find(.menuItem, "Sort By").press()
        let order = try app.find(.radioMenuItem, "Difficulty")
        try app.eventually("the order is marked in the menu") { order.has(.checked) }
        try app.press("Escape")
      }
    }

    @Test("Nothing is remembered for somebody who starts the app for the first time")
    func freshStart() throws {
      try withApp { app in
        try app.waitForCount(book.countText)
        try app.waitForFilterDescription("No condition is set")
      }
    }
  }
}
