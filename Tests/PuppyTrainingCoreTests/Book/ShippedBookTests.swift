import PuppyTrainingCore
import Testing

struct ShippedBookTests {
  @Test("The tricks we ship are a valid book of all categories and levels")
  func valid() throws {
    let book = try TrickBook(files: ShippedBook.files())
    #expect(book.tricks.count >= 60)
    #expect(Set(book.tricks.map(\.category)) == Set(Category.allCases))
    #expect(Set(book.tricks.map(\.difficulty)) == Set(Difficulty.allCases))
  }

  @Test("The tricks people ask for first are among them")
  func wellKnown() throws {
    let titles = Set(try TrickBook(files: ShippedBook.files()).tricks.map(\.title))
    let asked: Set = ["Twist", "Shake paws", "Fetch leash", "Close door", "Tidy toys"]
    #expect(asked.subtracting(titles) == [])
  }

  @Test("Every load gives the same tricks with the same identity")
  func identity() throws {
    let files = try ShippedBook.files()
    let book = try TrickBook(files: files)
    #expect(try TrickBook(files: files) == book)
    let reversed = try TrickBook(files: files.reversed())
    #expect(reversed.tricks.sorted { $0.id < $1.id } == book.tricks.sorted { $0.id < $1.id })
  }

  @Test("Every trick is found by its id")
  func findable() throws {
    let book = try TrickBook(files: ShippedBook.files())
    #expect(book.tricks.map { book[$0.id] } == book.tricks)
  }

  @Test("There are steps that are held, none longer than ten minutes")
  func holds() throws {
    let holds = try TrickBook(files: ShippedBook.files()).tricks.flatMap(\.steps).compactMap(\.hold)
    #expect(holds.count > 60)
    #expect(holds.allSatisfy { (2...600).contains($0.goal) })
  }
}
