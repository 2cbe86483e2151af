import Gtk

/// What tells handler and dog that a try was marked, besides the mark itself.
struct MarkerChoice: Equatable {
  /// A click is heard on a hit. Off unless a person turns it on: most use a clicker or a word.
  var isClickOn = false
  /// The window lights up for a moment.
  var isFlashOn = true
}

/// Clicks and flashes as the person chose.
final class Marker {
  private let flash: Flash
  private var sound: Sound?

  var choice: MarkerChoice { didSet { prepare() } }

  /// Something is to be said about the click, or no longer.
  var onChange: () -> Void = {}

  init(_ choice: MarkerChoice, on widget: Widget) {
    self.choice = choice
    flash = Flash(widget)
    prepare()
  }

  /// The click is on but cannot be heard here.
  var isSilent: Bool { choice.isClickOn && sound?.isAvailable != true }

  func mark(isHit: Bool) {
    if choice.isFlashOn { flash.show(isHit: isHit) }
    if choice.isClickOn, isHit { sound?.play() }
  }

  /// Only a person who turns the click on pays for a sound.
  private func prepare() {
    guard choice.isClickOn, sound == nil else { return }
    sound = Sound(ResourcePath.click)
    sound?.onChange { [weak self] in self?.onChange() }
  }
}
