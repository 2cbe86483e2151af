import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// Pictures that do not move, drawn once and kept as long as there is room.
final class StillCache {
  struct Key: Hashable {
    let scene: String
    let frame: PictureFrame
    let look: DogLook
  }

  private var images: [Key: PixelImage] = [:]
  /// The keys, the one asked for longest ago first.
  private var order: [Key] = []
  private var pixels = 0

  /// Room for the cards of the whole book at twice the usual scale: 48 MB of pixels.
  private static let mostPixels = 12_000_000

  /// How many pictures were drawn, for tests and benchmarks.
  private(set) var drawCount = 0

  func image(_ key: Key, _ painter: () -> PicturePainter) -> PixelImage {
    if let image = images[key] { return image }
    let frame = key.frame
    let image = PixelImage(
      width: frame.width * frame.scale, height: frame.height * frame.scale, scale: frame.scale
    ) { frame.fill(with: $0, scale: Double(frame.scale), painter) }
    drawCount += 1
    images[key] = image
    order.append(key)
    pixels += image.width * image.height
    while pixels > Self.mostPixels, order.count > 1 { forgetOldest() }
    return image
  }

  private func forgetOldest() {
    let key = order.removeFirst()
    images[key] = nil
    pixels -= key.frame.width * key.frame.height * key.frame.scale * key.frame.scale
  }
}
