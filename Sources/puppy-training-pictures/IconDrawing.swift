import FoundationEssentials
import Gtk
import GtkTools
import PuppyTrainingCore
import PuppyTrainingGtk
import PuppyTrainingPictures

/// Draws the icon of the app with the dog of the pictures, and icons as pixels. With pixels for all
/// that the main window shows, nothing that reads vector files needs to be loaded at the start.
struct IconDrawing {
  private let folder: String
  private let library: PictureLibrary

  init(_ arguments: [String]) throws(CommandProblem) {
    guard arguments.count == 2 else {
      throw CommandProblem("Name the folder of the pictures and one for the icons.")
    }
    library = try PictureFolder(path: arguments[0]).read().library
    folder = arguments[1]
  }

  func run() throws(CommandProblem) {
    do {
      let apps = "\(folder)/scalable/apps/\(ProgramInfo.id)"
      try Data(try colour.utf8).write(to: URL(filePath: "\(apps).svg"))
      try Data(try symbolic.utf8).write(to: URL(filePath: "\(apps)-symbolic.svg"))
      try drawPixels(of: "\(apps).svg", size: 48, to: "48x48/apps/\(ProgramInfo.windowIcon).png")
      for name in Self.small {
        let file = "\(folder)/scalable/actions/\(name).svg"
        try drawPixels(of: file, size: 16, to: "16x16/actions/\(name).symbolic.png")
        try drawPixels(of: file, size: 32, to: "16x16@2/actions/\(name).symbolic.png")
      }
    } catch let problem as CommandProblem {
      throw problem
    } catch {
      throw CommandProblem("The icons cannot be written: \(error)")
    }
  }

  /// The icons of cards and of the header over them.
  private static let small =
    ["puppy-filter-symbolic"] + Difficulty.allCases.map(\.icon)
    + TrickState.Kind.allCases.map(\.icon)

  private func drawPixels(of file: String, size: Int, to name: String) throws {
    guard let image = PixelImage(svg: file, size: size) else {
      throw CommandProblem("\(file) cannot be read.", status: 1)
    }
    try image.write(png: "\(folder)/\(name)")
  }

  /// Head and chest, looking at whoever is there, on a blue ground.
  private var colour: String {
    get throws(CommandProblem) {
      var pose = try pose("sit")
      pose.turn = 48
      pose.head.turn = 8
      pose.head.tilt = 6
      pose.head.mouth = 0
      var drawing = SVGDrawing(width: 128, height: 128)
      drawing.add(
        "<clipPath id=\"tile\"><rect x=\"8\" y=\"8\" width=\"112\" height=\"112\" rx=\"26\"/></clipPath>"
      )
      drawing.add(
        "<rect x=\"8\" y=\"11\" width=\"112\" height=\"112\" rx=\"26\" fill=\"#2a62b0\"/>")
      drawing.add("<rect x=\"8\" y=\"8\" width=\"112\" height=\"112\" rx=\"26\" fill=\"#8fc0f5\"/>")
      drawing.add("<g clip-path=\"url(#tile)\">")
      var look = DogLook.reference
      look.collar = CollarColor.red.paint
      drawing.add(shapes(pose, look), x: 32, y: 178, scale: 1.72)
      drawing.add("</g>")
      return drawing.text
    }
  }

  /// The outline of a dog that gives a paw, in one colour.
  private var symbolic: String {
    get throws(CommandProblem) {
      var drawing = SVGDrawing(width: 16, height: 16)
      drawing.add(
        shapes(try pose("paw-right"), .reference), x: 8.3, y: 15, scale: 0.125,
        paint: Paint(0x2e3436))
      return drawing.text
    }
  }

  /// All of the dog but its shadow.
  private func shapes(_ pose: Pose, _ look: DogLook) -> [Shape] {
    SceneMoment(pose).shapes(look).filter { $0.paint.opacity == 1 }
  }

  private func pose(_ name: String) throws(CommandProblem) -> Pose {
    guard let pose = try? library.pose(named: name) else {
      throw CommandProblem("There is no pose \(name).", status: 1)
    }
    return pose
  }
}
