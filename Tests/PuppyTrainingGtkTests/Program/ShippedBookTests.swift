import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("The book in the GResource is the one in the repository, whole")
  func shippedBook() throws {
    let files = try Repository.files(in: "tricks").filter { $0.hasSuffix(".json") }
    #expect(ResourceBundle.files(in: ResourcePath.tricks) == files)
    for file in files {
      let shipped = try #require(ResourceBundle.contents(of: "\(ResourcePath.tricks)/\(file)"))
      #expect(String(decoding: shipped, as: UTF8.self) == (try Repository.text("tricks/\(file)")))
    }
    let book = try ShippedBook.load()
    #expect(book.tricks.count > 200)
    #expect(Set(book.tricks.map(\.category)) == Set(Category.allCases))
  }
}
