import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func withField(_ draft: DogDraft, _ test: (LookField) throws -> Void) throws {
    let field = LookField(draft, try ShippedPictures.load().library)
    try withWindow(around: field.widget, width: 420, height: 500) { _ in try test(field) }
  }

  private func pill(_ name: String, in field: LookField) throws -> ToggleButton {
    try #require(field.widget.parts(ToggleButton.self).first { $0.accessibleName == name })
  }

  @Test("A look and a collar that are chosen show at once, and get into the form")
  func choosingALook() throws {
    try withField(DogDraft()) { field in
      var changes = 0
      field.onChange = { changes += 1 }
      let usual = field.picture.drawing
      try pill("Dachshund", in: field).isActive = true
      settle()
      let dachshund = field.picture.drawing
      #expect(dachshund != usual)
      try pill("Red", in: field).isActive = true
      settle()
      #expect(field.picture.drawing != dachshund)
      var draft = DogDraft()
      field.write(to: &draft)
      #expect(draft.look == "dachshund")
      #expect(draft.collar == .red)
      #expect(changes == 2)
    }
  }

  @Test("What a dog looks like already is chosen, and can be given up")
  func lookThatThereIs() throws {
    try withField(DogDraft(Dog(name: "Waldi", look: "collie", collar: .green))) { field in
      #expect(try pill("Collie", in: field).isActive)
      #expect(try pill("Green", in: field).isActive)
      try pill("Collie", in: field).isActive = false
      var draft = DogDraft()
      field.write(to: &draft)
      #expect(draft.look == nil)
      #expect(draft.collar == .green)
    }
  }

  @Test("The pictures of the collection wear what the present dog wears")
  func albumFollowsTheDog() throws {
    let library = try ShippedPictures.load()
    var dog: Dog? = nil
    let album = PictureAlbum(load: { library }, dog: { dog })
    #expect(album.look == .reference)
    dog = Dog(name: "Waldi", look: "dachshund")
    #expect(album.look.legs < 0.7)
  }
}
