import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func withTrick(_ id: Trick.ID, _ test: (TrickWindow) throws -> Void) throws {
    let book = try Front.book
    let album = PictureAlbum(load: { (try? ShippedPictures.load()) ?? .empty })
    let trick = try #require(book[id])
    let view = TrickWindow(trick, in: book, album: album, flow: .withoutJournal(book)) { _ in }
    view.window.present()
    settle()
    defer {
      view.window.destroy()
      settle()
    }
    try test(view)
  }

  @Test("The trick and each step that looks different have a picture that says what it shows")
  func picturesOfATrick() throws {
    try withTrick("spin") { view in
      let pictures = view.window.shownParts.compactMap { part in
        part.hasClass("tile") ? part.accessibleName : nil
      }
      #expect(pictures.first == "Spin: the dog turns once round on the spot, clockwise.")
      #expect(pictures.count > 1)
      #expect(pictures.dropFirst().allSatisfy { $0.hasPrefix("Spin, step ") })
      #expect(Set(pictures).count == pictures.count)
    }
  }

  @Test("A click on the picture holds all pictures still, and another one lets them go on")
  func holding() throws {
    try withAnimations {
      try withTrick("spin") { view in
        let button = try #require(
          view.window.parts(styled: "picture-button").first.map { Button(borrowing: $0.raw) })
        #expect(button.accessibleName == "Hold the pictures still")
        #expect(view.movingPictures > 1)
        button.click()
        #expect(button.accessibleName == "Let the pictures move")
        #expect(view.movingPictures == 0)
        button.click()
        #expect(view.movingPictures > 1)
      }
    }
  }
}
