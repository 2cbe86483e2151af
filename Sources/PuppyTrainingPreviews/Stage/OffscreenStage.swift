import Gtk
import GtkTools
import PuppyTrainingGtk

/// A stage in a window that no screen ever shows, on which nothing moves.
final class OffscreenStage {
  let stage: Stage
  let window: OffscreenWindow
  private var fault: String?

  init(_ previews: [Preview] = Preview.all) {
    Appearance.fix(font: Surroundings.font)
    Desktop.forget()
    stage = Stage(previews)
    window = OffscreenWindow(showing: stage.widget)
    stage.onFault = { [weak self] in self?.fault = $0 }
  }

  /// A preview that could not be made, and why.
  struct NotMade: Error, CustomStringConvertible { let description: String }

  /// Shows this in a window as large as it takes, laid out.
  func show(_ address: Address) throws(NotMade) {
    var address = address
    address.knobs.isStill = true
    stage.show(address)
    if let fault { throw NotMade(description: fault) }
    window.layOut(stage.bestSize)
    stage.grabFocus()
    window.layOut(stage.bestSize)
  }

  /// A picture of this, the same pixels every time.
  func picture(of address: Address) throws(NotMade) -> PixelImage {
    try show(address)
    return picture(scale: address.knobs.scale)
  }

  /// What is seen.
  ///
  /// - Parameter scale: how many pixels there are along a logical one.
  func picture(scale: Int) -> PixelImage { window.picture(scale: scale) }

  /// Nothing is shown any more, and GTK has its usual settings again.
  func close() {
    stage.takeDown()
    window.destroy()
    Desktop.use(Knobs())
    Appearance.unfix()
    MainLoop.drain()
  }
}
