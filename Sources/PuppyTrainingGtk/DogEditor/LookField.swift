import Gtk
import PuppyTrainingCore
import PuppyTrainingPictures

/// What a dog looks like in pictures: a kind of dog and the colour of its collar, and a picture of
/// both.
final class LookField: Drawing {
  let widget = Box(.vertical, spacing: 6)
  private(set) lazy var picture = DrawnWidget(self)
  private let library: PictureLibrary
  private let looks: ChoicePills<String>
  private let collars: ChoicePills<CollarColor>
  private var dog: Dog

  /// A person chose something.
  var onChange: () -> Void = {}

  init(_ draft: DogDraft, _ library: PictureLibrary) {
    self.library = library
    dog = Dog(name: draft.name, look: draft.look, collar: draft.collar)
    looks = ChoicePills(library.looks.map { ($0.id, $0.name) }, isExclusive: true)
    collars = ChoicePills(CollarColor.allCases.map { ($0, $0.name) }, isExclusive: true)
    looks.chosen = draft.look.map { [$0] } ?? []
    collars.chosen = draft.collar.map { [$0] } ?? []
    picture.addClass("tile")
    picture.addClass("manners")
    let collarLabel = Label(tr("Collar"))
    collarLabel.alignment = 0
    collarLabel.addClass("secondary")
    for part in [picture, looks.widget, collarLabel, collars.widget] { widget.append(part) }
    looks.onChange = { [weak self] in self?.change(look: $0.first) }
    collars.onChange = { [weak self] in self?.change(collar: $0.first) }
  }

  /// Puts the choice into a form.
  func write(to draft: inout DogDraft) {
    draft.look = dog.look
    draft.collar = dog.collar
  }

  private func change(look: String?) {
    dog.look = look
    changed()
  }

  private func change(collar: CollarColor?) {
    dog.collar = collar
    changed()
  }

  private func changed() {
    picture.redraw()
    onChange()
  }

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    orientation == .horizontal ? (200, 280) : (132, 132)
  }

  func draw(on canvas: Canvas) {
    guard let pose = try? library.pose(named: "stand") else { return }
    let area = Canvas.Area(x: 0, y: 0, width: canvas.width, height: canvas.height)
    let view = Scene.View(x: 4, y: 48, scale: 1.25)
    canvas.draw(in: area) { [look = library.look(of: dog)] pen in
      PicturePainter(SceneMoment(pose), view, look: look).paint(
        with: pen, width: area.width, height: area.height, isMirrored: canvas.isMirrored)
    }
  }
}
