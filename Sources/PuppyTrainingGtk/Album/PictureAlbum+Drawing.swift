import Gtk
import PuppyTrainingPictures

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
