import HTMLPages
import PuppyTrainingCore
import PuppyTrainingPictures

/// A page that shows pictures with what they are of.
struct ContactSheet {
  private var figures: [String] = []

  mutating func add(_ scene: Scene, file: String) {
    figures.append(
      """
      <figure><img src="\(file.html)" alt="\(scene.words.html)">\
      <figcaption><b>\(scene.name.html)</b> \(scene.words.html)</figcaption></figure>
      """)
  }

  var html: String {
    Page(
      title: "Pictures of Puppy Training", style: Self.style,
      body: figures.joined(separator: "\n")
    ).html
  }

  private static let style = """
    body { font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 12px; }
    figure { margin: 0; width: 240px; }
    img { width: 100%; border-radius: 12px; }
    """
}
