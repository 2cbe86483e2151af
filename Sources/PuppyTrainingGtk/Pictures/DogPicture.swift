import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// A scene that moves, on the ground of its trick's category.
final class DogPicture: Drawing {
  private let album: PictureAlbum
  private let size: Size
  private(set) lazy var widget = DrawnWidget(self, isPicture: true)
  private(set) lazy var player = ScenePlayer(widget)

  /// How large a picture is, in logical pixels. Its height follows from its width.
  struct Size {
    let width: Int
    /// No picture is higher: a wider one shows more of the ground.
    let mostHeight: Int

    /// How round it is, as the style sheet's `.tile`.
    static let corner = 12.0

    static let page = Size(width: 300, mostHeight: 190)
    static let step = Size(width: 112, mostHeight: 70)
  }

  /// - Parameters:
  ///   - description: what there is to see, for people who do not see it.
  init(
    _ scene: Scene, of category: PuppyTrainingCore.Category, _ album: PictureAlbum, _ size: Size,
    description: String
  ) {
    self.album = album
    self.size = size
    widget.addClass("tile")
    widget.addClass(category.rawValue)
    widget.setAccessibleName(description)
    player.scene = scene
    player.isWanted = true
  }

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    switch orientation {
    case .horizontal:
      return (min(self.size.width, 112), self.size.width)
    case .vertical:
      let width = Double(size < 0 ? self.size.width : size)
      let height = min(Int(width * Scene.View.height / Scene.View.width), self.size.mostHeight)
      return (height, height)
    }
  }

  func stateChanged() { player.update() }

  func draw(on canvas: Canvas) {
    guard let scene = player.scene else { return }
    let area = Canvas.Area(x: 0, y: 0, width: canvas.width, height: canvas.height)
    album.draw(
      scene, player.moment, in: area, top: Size.corner, bottom: Size.corner, on: canvas,
      scale: widget.scale)
  }
}
