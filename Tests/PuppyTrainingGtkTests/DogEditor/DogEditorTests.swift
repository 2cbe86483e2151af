import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  private func withEditor(
    _ dog: Dog? = nil, _ test: (DogEditor, () -> Dog?) throws -> Void
  ) throws {
    var saved: Dog?
    let editor = DogEditor(
      dog, today: BirthDate(year: 2026, month: 11, day: 30), pictures: try ShippedPictures.load()
    ) { saved = $0 }
    editor.window.present()
    settle()
    defer {
      editor.window.destroy()
      settle()
    }
    try test(editor) { saved }
  }

  private func entry(_ name: String, in editor: DogEditor) throws -> Entry {
    try #require(editor.window.parts(Entry.self).first { $0.accessibleName == name })
  }

  private func pill(_ name: String, in editor: DogEditor) throws -> ToggleButton {
    try #require(editor.window.parts(ToggleButton.self).first { $0.accessibleName == name })
  }

  @Test func onlyANameIsNeeded() throws {
    try withEditor { editor, saved in
      let save = try #require(editor.window.button("Save"))
      #expect(!save.isSensitive)
      try entry("Name", in: editor).text = "Biscuit"
      save.click()
      let dog = try #require(saved())
      #expect(dog == Dog(id: dog.id, name: "Biscuit"))
    }
  }

  @Test func everythingThatIsWrittenIsKept() throws {
    try withEditor { editor, saved in
      try entry("Name", in: editor).text = "Ada"
      try entry("Year of birth", in: editor).text = "2024"
      try entry("Day of birth, if known", in: editor).text = "29"
      try pill(LocalTime.name(ofMonth: 2), in: editor).isActive = true
      try pill("Giant", in: editor).isActive = true
      try pill("Mat", in: editor).isActive = true
      try pill("Ball", in: editor).isActive = true
      try pill("Sets of 10", in: editor).isActive = true
      let less = editor.window.parts(Button.self).first {
        $0.accessibleName == "Fewer: Hits for the next step"
      }
      try #require(less).click()
      try #require(editor.window.button("Save")).click()
      let dog = try #require(saved())
      #expect(
        dog
          == Dog(
            id: dog.id, name: "Ada", birth: BirthDate(year: 2024, month: 2, day: 29),
            size: .giant, equipment: [.mat, .ball], rule: .sets(size: 10, push: 7, stick: 6)))
    }
  }

  @Test func aBirthThatCannotBeIsSaid() throws {
    try withEditor(Dog(name: "Ada")) { editor, _ in
      try entry("Year of birth", in: editor).text = "2027"
      try pill(LocalTime.name(ofMonth: 1), in: editor).isActive = true
      settle()
      #expect(editor.window.texts.contains("The birth lies in the future."))
      #expect(editor.window.button("Save")?.isSensitive == false)
    }
  }

  @Test func oneSizeAndOneRuleAreChosenAtATime() throws {
    try withEditor(Dog(name: "Ada", size: .toy)) { editor, saved in
      try pill("Small", in: editor).isActive = true
      #expect(try !pill("Toy", in: editor).isActive)
      try pill("Sets of 5", in: editor).isActive = false
      #expect(try pill("Sets of 5", in: editor).isActive)
      try pill("9 of 10", in: editor).isActive = true
      #expect(try !pill("Sets of 5", in: editor).isActive)
      try #require(editor.window.button("Save")).click()
      #expect(saved()?.rule == .nineOfTen)
      #expect(saved()?.size == .small)
    }
  }

  @Test func theEditorFitsANarrowScreen() throws {
    try withEditor { editor, _ in #expect(editor.window.leastWidth <= 360) }
  }
}
