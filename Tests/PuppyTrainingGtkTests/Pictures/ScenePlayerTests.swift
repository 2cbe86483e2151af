import CGtk
import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// A picture of the shipped book in a window of its own, and its player.
  private func withPicture<Result>(
    of trick: Trick.ID, _ test: (DogPicture, Window) throws -> Result
  ) throws -> Result {
    let album = PictureAlbum(load: { (try? ShippedPictures.load()) ?? .empty })
    let scene = try #require(album.book.scene(of: trick))
    let picture = DogPicture(scene, of: .movement, album, .page, description: "A dog.")
    return try withWindow(around: picture.widget) { try test(picture, $0) }
  }

  /// Runs the main loop for a tenth of a second, in which a moving picture is drawn several times.
  private func wait() { _ = MainLoop.run(forMilliseconds: 100) { false } }

  @Test("A picture moves while it can be seen")
  func pictureMoves() throws {
    try withAnimations {
      try withPicture(of: "spin") { picture, _ in
        #expect(picture.player.isMoving)
        let first = picture.widget.drawing
        wait()
        #expect(picture.player.moment != nil)
        #expect(picture.widget.drawing != first)
      }
    }
  }

  @Test("Nothing moves, and no frame is asked for, when the desktop lets nothing move")
  func pictureWithoutAnimations() throws {
    try withPicture(of: "spin") { picture, window in
      #expect(!picture.player.isMoving)
      let clock = try #require(gtk_widget_get_frame_clock(window.pointer()))
      let frames = gdk_frame_clock_get_frame_counter(clock)
      wait()
      #expect(gdk_frame_clock_get_frame_counter(clock) == frames)
      #expect(picture.player.moment == nil)
    }
  }

  @Test("A picture stops as soon as the desktop lets nothing move any more")
  func animationsSwitchedOff() throws {
    try withPicture(of: "spin") { picture, window in
      withAnimations {
        picture.player.update()
        #expect(picture.player.isMoving)
      }
      wait()
      #expect(!picture.player.isMoving)
      let clock = try #require(gtk_widget_get_frame_clock(window.pointer()))
      let frames = gdk_frame_clock_get_frame_counter(clock)
      wait()
      #expect(gdk_frame_clock_get_frame_counter(clock) == frames)
    }
  }

  @Test("A picture that is held still asks for no frames, and goes on where it was")
  func pictureHeld() throws {
    try withAnimations {
      try withPicture(of: "spin") { picture, window in
        wait()
        picture.player.isWanted = false
        settle()
        let held = picture.widget.drawing
        let clock = try #require(gtk_widget_get_frame_clock(window.pointer()))
        let frames = gdk_frame_clock_get_frame_counter(clock)
        wait()
        #expect(gdk_frame_clock_get_frame_counter(clock) == frames)
        #expect(picture.widget.drawing == held)
        picture.player.isWanted = true
        #expect(picture.player.isMoving)
      }
    }
  }

  @Test("A picture that is not on the screen does not move")
  func pictureHidden() throws {
    try withAnimations {
      try withPicture(of: "spin") { picture, window in
        #expect(picture.player.isMoving)
        picture.widget.isVisible = false
        #expect(!picture.player.isMoving)
        picture.widget.isVisible = true
        settle()
        #expect(picture.player.isMoving)
        gtk_widget_hide(window.pointer())
        #expect(!picture.player.isMoving)
      }
    }
  }

  @Test("A scene that is told so comes to rest after its rounds")
  func rounds() throws {
    let album = PictureAlbum(load: { (try? ShippedPictures.load()) ?? .empty })
    let scene = try #require(album.book.scene(of: "spin"))
    let picture = DogPicture(scene, of: .movement, album, .page, description: "A dog.")
    withAnimations {
      withWindow(around: picture.widget) { _ in
        let player = ScenePlayer(picture.widget, rounds: 0.02)
        player.scene = scene
        player.isWanted = true
        #expect(player.isMoving)
        #expect(MainLoop.run { !player.isMoving })
      }
    }
  }

  @Test("A picture is freed with its window")
  func pictureLifetime() throws {
    weak var gone: DogPicture?
    try withAnimations {
      try withPicture(of: "spin") { picture, _ in gone = picture }
    }
    settle()
    #expect(gone == nil)
  }
}
