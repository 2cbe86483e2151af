import PuppyTrainingCore
import PuppyTrainingPictures

/// A page that shows pictures with what they are of.
struct ContactSheet {
  private var figures = ""

  mutating func add(_ scene: Scene, file: String) {
    figures += """
      <figure><img src="\(Self.escape(file))" alt="\(Self.escape(scene.words))">\
      <figcaption><b>\(Self.escape(scene.name))</b> \(Self.escape(scene.words))</figcaption></figure>

      """
  }

  var html: String {
    """
    <!doctype html>
    <html lang="en-GB">
    <meta charset="utf-8">
    <title>Pictures of Puppy Training</title>
    <style>
    body { font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; }
    figure { margin: 0; width: 240px; }
    img { width: 100%; border-radius: 12px; }
    </style>
    \(figures)</html>

    """
  }

  static func escape(_ text: String) -> String {
    text.map { character in
      switch character {
      case "&": "&amp;"
      case "<": "&lt;"
      case "\"": "&quot;"
      default: String(character)
      }
    }.joined()
  }
}
