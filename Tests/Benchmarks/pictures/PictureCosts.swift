import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingGtk
import PuppyTrainingPictures

/// Measures every scene of every trick; the middle one and the 95th of 100 are told.
struct PictureCosts {
  let folder: String

  func run() throws {
    let (poses, props, looks) = (try file("poses"), try file("props"), try file("looks"))
    report(
      "poses, props and looks, found",
      milliseconds(Array(0..<9)) { _ in
        _ = try? PictureLibrary(poses: poses, props: props, looks: looks)
      })
    let library = try PictureLibrary(poses: poses, props: props, looks: looks)
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder)/scenes").sorted()
      .map { name in (id: "\(name.dropLast(5))", file: try file("scenes/\(name.dropLast(5))")) }
    var scenes: [Scene] = []
    report(
      "the scene of a whole trick, read",
      milliseconds(files) { id, file in
        _ = try? SceneFile(file, trick: id).scene([], library)
      })
    report(
      "all scenes of a trick, read",
      milliseconds(files) { id, file in
        scenes += (try? SceneFile(file, trick: id).scenes(library)) ?? []
      })
    report(
      "a still picture, shapes only",
      milliseconds(scenes) { _ = $0.stillMoment.shapes(.reference) })
    for scale in 1...2 {
      report(
        "a still picture of a card, drawn, scale \(scale)",
        milliseconds(scenes) { paint($0.stillMoment, $0, scale: scale) })
    }
    report(
      "a frame of an animation in a card",
      milliseconds(scenes.filter { !$0.isStill }) { scene in
        paint(scene.moment(at: scene.duration * 0.37), scene, scale: 1)
      })
  }

  private func file(_ name: String) throws -> PictureFile {
    let path = "\(folder)/\(name).json"
    return PictureFile(name: name, bytes: Array(try Data(contentsOf: URL(filePath: path))))
  }

  /// Paints a moment as a card shows it.
  private func paint(_ moment: SceneMoment, _ scene: Scene, scale: Int) {
    let (width, height) = (262 * scale, 132 * scale)
    _ = PixelImage(width: width, height: height) { pen in
      PicturePainter(moment, scene.view).paint(
        with: pen, width: Double(width), height: Double(height))
    }
  }

  /// How long each of these takes.
  private func milliseconds<Element>(
    _ elements: [Element], _ work: (Element) -> Void
  ) -> [Double] {
    let clock = ContinuousClock()
    return elements.map { element in
      let duration = clock.measure { work(element) }.components
      return Double(duration.seconds) * 1e3 + Double(duration.attoseconds) / 1e15
    }
  }

  private func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    let padding = String(repeating: " ", count: max(0, 46 - name.count))
    let (middle, high) = (sorted[sorted.count / 2], sorted[sorted.count * 95 / 100])
    print("\(name)\(padding)\(text(middle)) ms   p95 \(text(high)) ms")
  }

  /// With two decimals.
  private func text(_ time: Double) -> String {
    let hundredths = Int((time * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
