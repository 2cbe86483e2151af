import PuppyTrainingCore

extension DogPicture: Previewed {
  static let previews = Preview.each(
    of: "dog-picture",
    [
      "spin": ("spin", nil), "jump-hoop": ("jump-hoop", nil), "fetch": ("fetch", nil),
      "dachshund": ("sit-pretty", "dachshund"), "shepherd": ("bow", "shepherd"),
      "collie": ("jump-bar", "collie"),
    ] as KeyValuePairs<String, (Trick.ID, String?)>
  ) { id, look in
    let album = PreviewData.album(Dog(name: "Biscuit", look: look))
    let trick = try PreviewData.trick(id)
    guard let scene = album.book.scene(of: id) else { throw PreviewData.NoTrick(id: id) }
    let picture = DogPicture(
      scene, of: trick.category, album, .page,
      description: scene.description(of: trick.title, step: nil))
    return Exhibit(picture.widget, of: picture, width: 320)
  }
}
