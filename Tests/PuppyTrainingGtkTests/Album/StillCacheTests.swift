import PuppyTrainingCore
import PuppyTrainingPictures
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func key(
    _ scene: String = "spin", width: Int = 100, height: Int = 60, scale: Int = 1,
    isMirrored: Bool = false, look: DogLook = .reference, ground: Color? = nil
  ) -> StillCache.Key {
    StillCache.Key(
      scene: scene,
      frame: PictureFrame(
        width: width, height: height, top: 0, bottom: 0, ground: ground, scale: scale,
        isMirrored: isMirrored),
      look: look)
  }

  private func painter() -> PicturePainter { PicturePainter(SceneMoment(.standing), .init()) }

  @Test("A still picture is drawn once for each scene, size, scale, side, look and ground")
  func drawnOnce() {
    let cache = StillCache()
    let keys = [
      key(), key("bow"), key(width: 101), key(height: 61), key(scale: 2), key(isMirrored: true),
      key(look: .friend), key(ground: Label("x").color(named: "borders")),
    ]
    for _ in 0..<3 { for key in keys { _ = cache.image(key, painter) } }
    #expect(cache.drawCount == keys.count)
    #expect(cache.image(key(), painter) === cache.image(key(), painter))
  }

  @Test("What was asked for longest ago gives way when there is no more room")
  func room() {
    let cache = StillCache()
    let large = (0..<4).map { key("\($0)", width: 2000, height: 2000) }
    for key in large { _ = cache.image(key, painter) }
    #expect(cache.drawCount == 4)
    _ = cache.image(large[3], painter)
    #expect(cache.drawCount == 4)
    _ = cache.image(large[0], painter)
    #expect(cache.drawCount == 5)
  }
}
