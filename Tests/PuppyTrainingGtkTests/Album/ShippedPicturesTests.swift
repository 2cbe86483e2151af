import PuppyTrainingCore
import PuppyTrainingPictures
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("Every trick of the shipped book has a picture in the program")
  func everyTrickHasAPicture() throws {
    var problems: [PictureProblem] = []
    let pictures = try ShippedPictures.load { problems.append($0) }
    let missing = try Front.book.tricks.filter { pictures.scene(of: $0.id) == nil }.map(\.id)
    #expect(missing == [])
    #expect(problems == [])
  }

  @Test("No two tricks have the same picture")
  func differentPictures() throws {
    let pictures = try ShippedPictures.load()
    var seen: [[Shape]: Trick.ID] = [:]
    var same: [String] = []
    for trick in try Front.book.tricks {
      guard let scene = pictures.scene(of: trick.id) else { continue }
      let shapes = scene.stillMoment.shapes(.reference)
      if let earlier = seen[shapes] { same.append("\(earlier) and \(trick.id)") }
      seen[shapes] = trick.id
    }
    #expect(same == [])
  }
}
