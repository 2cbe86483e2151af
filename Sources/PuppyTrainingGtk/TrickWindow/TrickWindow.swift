import Gtk
import PuppyTrainingCore

/// A whole trick to read.
final class TrickWindow: PresentedWindow {
  let window: ApplicationWindow
  private let builder = Builder(ResourcePath.ui("trick-window"))
  private let badge = StateBadge()
  private let pictures: TrickPictures
  private let restButton: ToggleButton
  private let training: TrainingModel
  private let id: Trick.ID
  private var observation: ObservationToken?
  /// Set while the button follows the state, which is not a choice of the person.
  private var isUpdating = false

  /// - Parameters:
  ///   - book: where the titles of prerequisites come from.
  ///   - flow: where practice is begun.
  ///   - onOpen: a person wants to read this other trick.
  init(
    _ trick: Trick, in book: TrickBook, album: PictureAlbum, flow: TrainingActions,
    onOpen: @escaping (Trick.ID) -> Void
  ) {
    window = builder["window"]
    restButton = builder["rest_button"]
    training = flow.training
    id = trick.id
    window.title = trick.title
    let columns: Box = builder["columns"]
    columns.useColumnsLayout()
    let facts: Box = builder["facts"]
    let lesson: Box = builder["lesson"]
    pictures = TrickPictures(of: trick, album)
    TrickFacts(trick, in: book, pictures: pictures, onOpen: onOpen).append(to: facts)
    TrickLesson(trick, pictures: pictures).append(to: lesson)
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(trick.title)
    window.focus(scroller)
    let stateBox: Box = builder["state"]
    stateBox.append(badge.widget)
    let practiseButton: Button = builder["practise_button"]
    practiseButton.onClick { [weak flow] in flow?.practise(trick.id) }
    window.addAction("practise") { [weak flow] in flow?.practise(trick.id) }
    restButton.onToggle { [weak self, weak flow] in
      guard let self, !self.isUpdating else { return }
      flow?.setResting(self.restButton.isActive, trick.id)
      self.update()
    }
    window.onActiveChange { [weak training] in training?.refreshDay() }
    observation = observe { [weak self] in self?.update() }
  }

  /// How many of its pictures move.
  var movingPictures: Int { pictures.movingCount }

  /// Shows how far the present dog is, if there is one.
  private func update() {
    let state = training.pack.current == nil ? nil : training.standing(of: id)?.state
    badge.widget.isVisible = state != nil
    restButton.isVisible = state != nil
    guard let state else { return }
    badge.show(state)
    isUpdating = true
    restButton.isActive = state == .resting
    isUpdating = false
  }
}
