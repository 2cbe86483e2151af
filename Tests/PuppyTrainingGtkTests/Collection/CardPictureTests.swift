import CGtk
import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func shippedAlbum() -> PictureAlbum {
    PictureAlbum(load: { (try? ShippedPictures.load()) ?? .empty })
  }

  @Test("A card shows the picture of its trick, drawn once however often it is painted")
  func cardPicture() throws {
    let album = shippedAlbum()
    let card = TrickCard(CardPainter(album))
    let book = try Front.book
    try withWindow(around: card.widget) { window in
      card.show(try #require(book["spin"]))
      settle()
      let spin = card.widget.pixels
      for _ in 0..<3 {
        card.widget.redraw()
        settle()
      }
      #expect(album.drawCount == 1)
      card.show(try #require(book["bow"]))
      settle()
      #expect(card.widget.pixels != spin)
      #expect(album.drawCount == 2)
      card.show(try #require(book["spin"]))
      settle()
      #expect(card.widget.pixels == spin)
      #expect(album.drawCount == 2)
    }
  }

  @Test("The picture of a card moves under the pointer, and is still again when it has left")
  func cardUnderPointer() throws {
    let card = TrickCard(CardPainter(shippedAlbum()))
    let trick = try #require(try Front.book["spin"])
    withAnimations {
      withWindow(around: card.widget) { window in
        card.show(trick)
        settle()
        let still = card.widget.pixels
        gtk_widget_set_state_flags(card.widget.pointer(), GTK_STATE_FLAG_PRELIGHT, 0)
        #expect(card.isMoving)
        _ = MainLoop.run(forMilliseconds: 100) { false }
        gtk_widget_unset_state_flags(card.widget.pointer(), GTK_STATE_FLAG_PRELIGHT)
        settle()
        #expect(!card.isMoving)
        #expect(card.widget.pixels == still)
      }
    }
  }

  @Test(
    "The picture of the card with the keyboard moves; it stops when the card shows another trick")
  func cardWithKeyboard() throws {
    let card = TrickCard(CardPainter(shippedAlbum()))
    let book = try Front.book
    try withAnimations {
      try withWindow(around: card.widget) { _ in
        card.show(try #require(book["spin"]))
        settle()
        card.hasFocus = true
        #expect(card.isMoving)
        card.show(try #require(book["bow"]))
        #expect(!card.isMoving)
        card.hasFocus = false
        #expect(!card.isMoving)
      }
    }
  }
}
