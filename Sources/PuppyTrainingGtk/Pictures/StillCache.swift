import Gtk
import PuppyTrainingCore

/// Pictures that do not move, drawn once and kept as long as there is room.
final class StillCache {
  struct Key: Hashable {
    let scene: String
    let frame: PictureFrame
    let look: DogLook
  }

  private var textures: [Key: Texture] = [:]
  /// The keys, the one asked for longest ago first.
  private var order: [Key] = []
  private var pixels = 0

  /// Room for the cards of the whole book at twice the usual scale: 48 MB of pixels.
  private static let mostPixels = 12_000_000

  /// How many pictures were drawn, for tests and benchmarks.
  private(set) var drawCount = 0

  func texture(_ key: Key, _ painter: () -> PicturePainter) -> Texture {
    if let texture = textures[key] { return texture }
    let frame = key.frame
    let scale = Double(frame.scale)
    let painter = painter()
    let image = PixelImage(
      width: frame.width * frame.scale, height: frame.height * frame.scale
    ) { pen in
      let (width, height) = (Double(frame.width) * scale, Double(frame.height) * scale)
      pen.clip(width: width, height: height, top: frame.top * scale, bottom: frame.bottom * scale)
      painter.paint(with: pen, width: width, height: height, isMirrored: frame.isMirrored)
    }
    drawCount += 1
    let texture = image.texture
    textures[key] = texture
    order.append(key)
    pixels += image.width * image.height
    while pixels > Self.mostPixels, order.count > 1 { forgetOldest() }
    return texture
  }

  private func forgetOldest() {
    let key = order.removeFirst()
    textures[key] = nil
    pixels -= key.frame.width * key.frame.height * key.frame.scale * key.frame.scale
  }
}
