import PuppyTrainingCore
import Testing

@testable import puppy_training_book

@Suite("The editor of a trick file")
struct FileReviewTests {
  @Test("Sorted tricks of the file's category are left alone")
  func goodFile() {
    #expect(FileReview.findings(in: [.good(id: "a"), .good(id: "b")], file: "paws.json") == [])
  }

  @Test("A trick of another category is named")
  func otherCategory() {
    let found = FileReview.findings(in: [.good(id: "a")], file: "vocal.json")
    #expect(
      found.map(\.description) == ["vocal.json: a: category: is paws, which has a file of its own"])
  }

  @Test("A trick out of order is named")
  func unsorted() {
    let found = FileReview.findings(in: [.good(id: "b"), .good(id: "a")], file: "paws.json")
    #expect(found.map(\.description) == ["paws.json: a: id: stands after b"])
  }
}
