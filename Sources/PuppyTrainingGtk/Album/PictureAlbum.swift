import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// All pictures as the present dog wears them.
final class PictureAlbum {
  /// Read when the first picture is asked for.
  private(set) lazy var book = load()
  private let load: () -> PictureBook
  private let dog: () -> Dog?
  private let stills = StillCache()

  /// - Parameters:
  ///   - load: reads the pictures.
  ///   - dog: whose colours the dog in the pictures wears.
  init(load: @escaping () -> PictureBook, dog: @escaping () -> Dog? = { nil }) {
    self.load = load
    self.dog = dog
  }

  /// What the dog in the pictures looks like.
  var look: DogLook { book.library.look(of: dog()) }

  /// How many still pictures were drawn, for tests and benchmarks.
  var drawCount: Int { stills.drawCount }

  /// The telling moment of a scene, drawn once for every size, look and scale.
  func still(_ scene: Scene, _ frame: PictureFrame) -> PixelImage {
    let look = look
    return stills.image(StillCache.Key(scene: scene.name, frame: frame, look: look)) {
      PicturePainter(scene.stillMoment, scene.view, look: look)
    }
  }
}

/// The size of a picture and what else its pixels depend on beside what it shows.
struct PictureFrame: Hashable {
  /// In logical pixels.
  let width, height: Int
  /// How round the upper and lower corners are, in logical pixels.
  let top, bottom: Double
  /// What is behind the picture; `nil` when that is drawn by whoever shows it.
  var ground: Color?
  /// Pixels along a logical pixel.
  let scale: Int
  let isMirrored: Bool
}
