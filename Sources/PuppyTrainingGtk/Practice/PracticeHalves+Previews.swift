import Gtk

extension PracticeHalves: Previewed {
  static let previews = Preview.each(
    of: "practice-halves", ["ready": true, "paused": false]
  ) { isSensitive in
    let builder = Builder(ResourcePath.ui("practice-window"))
    let box: Box = builder["halves"]
    let halves = PracticeHalves(in: box) { _ in }
    halves.update(isShown: true, isSensitive: isSensitive)
    let window: Window = builder["window"]
    let stage: Box = builder["stage"]
    stage.remove(box)
    window.destroy()
    return Exhibit(box, of: halves, width: 720)
  }
}
