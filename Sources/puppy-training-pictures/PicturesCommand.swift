import FoundationEssentials
import Gtk
import PuppyTrainingCore
import PuppyTrainingGtk

struct PicturesCommand {
  var out = ""
  var from = "Resources/pictures"
  var width = 360
  var lookName: String?
  var moments = 0
  var tricks: Set<String> = []

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--from": from = rest.popFirst() ?? from
      case "--size": width = rest.popFirst().flatMap { Int($0) } ?? width
      case "--look": lookName = rest.popFirst()
      case "--moments": moments = rest.popFirst().flatMap { Int($0) } ?? 4
      default: if out.isEmpty { out = word } else { tricks.insert(word) }
      }
    }
  }

  func run() -> Int32 {
    do {
      let library = try PictureLibrary(
        poses: try file("poses.json"), props: try file("props.json"), looks: try file("looks.json"))
      let names = try FileManager.default.contentsOfDirectory(atPath: from).sorted()
        .filter { $0.hasPrefix("scenes-") && $0.hasSuffix(".json") }
      var scenes: [Scene] = []
      var problems: [PictureProblem] = []
      for name in names {
        do {
          scenes += try Scene.scenes(in: try file(name), library)
        } catch let error as PictureError {
          problems += error.problems
        }
      }
      for problem in problems { print(problem) }
      let look =
        library.looks.first { $0.id == lookName }?.look ?? .reference
      try FileManager.default.createDirectory(
        atPath: out, withIntermediateDirectories: true)
      for scene in scenes where tricks.isEmpty || tricks.contains(scene.trick) {
        let suffix = scene.steps.isEmpty ? "" : "-step\(scene.steps[0])"
        try write(scene.stillMoment, scene, look, "\(out)/\(scene.trick)\(suffix).png")
        for index in 0..<moments {
          let time = scene.duration * Double(index) / Double(moments)
          try write(
            scene.moment(at: time), scene, look, "\(out)/\(scene.trick)\(suffix)-at\(index).png")
        }
      }
      return problems.isEmpty ? 0 : 1
    } catch {
      print(error)
      return 2
    }
  }

  func write(_ moment: SceneMoment, _ scene: Scene, _ look: DogLook, _ path: String) throws {
    let height = width * 150 / 240
    let image = PixelImage(width: width, height: height) { pen in
      pen.setColor(0.89, 0.93, 0.98)
      pen.fillAll()
      PicturePainter(moment, scene.view, look: look).paint(
        with: pen, width: Double(width), height: Double(height))
    }
    try image.write(png: path)
  }

  func file(_ name: String) throws -> PictureFile {
    PictureFile(name: name, data: try Data(contentsOf: URL(filePath: "\(from)/\(name)")))
  }
}
