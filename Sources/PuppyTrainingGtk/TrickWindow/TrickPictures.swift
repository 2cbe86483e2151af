import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// The moving pictures of a trick's window. A click on one, or Space, holds them all still, and lets
/// them go on.
final class TrickPictures {
  private let trick: Trick
  private let album: PictureAlbum
  private var moving: [DogPicture] = []
  private var button: Button?
  private var isPaused = false

  init(of trick: Trick, _ album: PictureAlbum) {
    self.trick = trick
    self.album = album
  }

  /// How many pictures ask for frames.
  var movingCount: Int { moving.count { $0.player.isMoving } }

  /// The picture of the whole trick; the symbol of its category for a trick without one.
  var whole: Widget {
    guard let scene = album.book.scene(of: trick.id) else {
      return CategoryTile.make(trick.category)
    }
    let button = Button(child: add(scene, .page, step: nil).widget)
    button.addClass("picture-button")
    button.onClick { [weak self] in self?.toggle() }
    self.button = button
    describe(button)
    return button
  }

  /// The picture that begins with a step: several steps that look alike have one, at the first.
  ///
  /// - Parameter step: counted from 1.
  func picture(ofStep step: Int) -> Widget? {
    guard let scene = album.book.scene(of: trick.id, step: step), scene.steps.min() == step else {
      return nil
    }
    let picture = add(scene, .step, step: step).widget
    picture.alignToStart(.vertical)
    return picture
  }

  private func add(_ scene: Scene, _ size: DogPicture.Size, step: Int?) -> DogPicture {
    let picture = DogPicture(
      scene, of: trick.category, album, size,
      description: scene.description(of: trick.title, step: step))
    moving.append(picture)
    return picture
  }

  private func toggle() {
    isPaused.toggle()
    for picture in moving { picture.player.isWanted = !isPaused }
    if let button { describe(button) }
  }

  private func describe(_ button: Button) {
    let action = isPaused ? tr("Let the pictures move") : tr("Hold the pictures still")
    button.tooltip = action
    button.setAccessibleName(action)
  }
}
