import FoundationEssentials
import Gtk
import GtkTools
import PuppyTrainingCore
import PuppyTrainingGtk
import PuppyTrainingPictures

/// Draws scenes into PNG files, and writes a page that shows them all.
struct PictureRendering {
  private var folder: String?
  private var pictures = PictureFolder(path: "Resources/pictures")
  private var width = 360
  private var lookName: String?
  private var isDark = false
  /// Only the pictures of whole tricks are drawn, not those of steps.
  private var isWhole = false
  private var tricks: [String] = []

  init(_ arguments: [String]) throws(CommandProblem) {
    var rest = arguments[...]
    func value(of option: String) throws(CommandProblem) -> String {
      guard let value = rest.popFirst() else { throw CommandProblem("\(option) needs a value.") }
      return value
    }
    while let word = rest.popFirst() {
      switch word {
      case "--from": pictures = PictureFolder(path: try value(of: word))
      case "--look": lookName = try value(of: word)
      case "--dark": isDark = true
      case "--whole": isWhole = true
      case "--width":
        guard let width = Int(try value(of: word)), (40...4000).contains(width) else {
          throw CommandProblem("--width is a number of pixels from 40 to 4000.")
        }
        self.width = width
      default:
        guard !word.hasPrefix("-") else { throw CommandProblem("There is no option \(word).") }
        if folder == nil { folder = word } else { tricks.append(word) }
      }
    }
    guard folder != nil else { throw CommandProblem("Name a folder to draw the pictures into.") }
  }

  func run() throws(CommandProblem) {
    guard let folder else { return }
    let (library, scenes) = try pictures.read()
    let look = try look(in: library)
    let known = Set(scenes.flatMap(\.self).map(\.trick))
    if let unknown = tricks.first(where: { !known.contains($0) }) {
      throw CommandProblem("There is no picture of \(unknown).")
    }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      var sheet = ContactSheet()
      for scene in scenes.flatMap(\.self) where isAsked(scene) {
        let name =
          "\(scene.name.map { $0.isLetter || $0.isNumber ? String($0) : "-" }.joined()).png"
        try draw(scene, look).write(png: "\(folder)/\(name)")
        sheet.add(scene, file: name)
      }
      try Data(sheet.html.utf8).write(to: URL(filePath: "\(folder)/index.html"))
    } catch {
      throw CommandProblem("The pictures cannot be written: \(error)")
    }
  }

  private func isAsked(_ scene: Scene) -> Bool {
    (tricks.isEmpty || tricks.contains(scene.trick)) && (scene.steps.isEmpty || !isWhole)
  }

  private func look(in library: PictureLibrary) throws(CommandProblem) -> DogLook {
    guard let lookName else { return .reference }
    guard let named = library.looks.first(where: { $0.id == lookName }) else {
      let known = library.looks.map(\.id).joined(separator: ", ")
      throw CommandProblem("There is no look \(lookName). There are \(known).")
    }
    return named.look
  }

  private func draw(_ scene: Scene, _ look: DogLook) -> PixelImage {
    let height = Int((Double(width) * Scene.View.height / Scene.View.width).rounded())
    let ground = isDark ? Paint(0x2d3440) : Paint(0xe4edf7)
    return PixelImage(width: width, height: height) { pen in
      pen.setColor(ground.red, ground.green, ground.blue)
      pen.fillAll()
      PicturePainter(scene.stillMoment, scene.view, look: look).paint(
        with: pen, width: Double(width), height: Double(height))
    }
  }
}
