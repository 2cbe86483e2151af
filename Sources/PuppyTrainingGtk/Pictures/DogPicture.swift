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

extension PictureAlbum {
  /// Draws a moment of a scene, or its still picture where there is none.
  ///
  /// - Parameters:
  ///   - top, bottom: how round its upper and lower corners are.
  ///   - ground: what is behind it; `nil` when that is there already.
  ///   - scale: pixels along a logical pixel.
  func draw(
    _ scene: Scene, _ moment: SceneMoment?, in area: Canvas.Area, top: Double = 0,
    bottom: Double = 0, ground: Color? = nil, on canvas: Canvas, scale: Int
  ) {
    let frame = PictureFrame(
      width: Int(area.width), height: Int(area.height), top: top, bottom: bottom, ground: ground,
      scale: scale, isMirrored: canvas.isMirrored)
    guard let moment else { return canvas.draw(still(scene, frame), x: area.x, y: area.y) }
    canvas.draw(in: area) { pen in
      frame.fill(with: pen, scale: 1) {
        PicturePainter(moment, scene.view, look: look)
      }
    }
  }
}

extension PictureFrame {
  /// Paints what is in the frame.
  ///
  /// - Parameter scale: units of the pen along a logical pixel.
  func fill(with pen: Pen, scale: Double, _ painter: () -> PicturePainter) {
    let (width, height) = (Double(self.width) * scale, Double(self.height) * scale)
    pen.clip(width: width, height: height, top: top * scale, bottom: bottom * scale)
    if let ground {
      pen.setColor(ground)
      pen.fillAll()
    }
    painter().paint(with: pen, width: width, height: height, isMirrored: isMirrored)
  }
}
