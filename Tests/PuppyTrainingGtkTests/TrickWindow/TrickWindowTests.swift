import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on the window of a trick, with no program around it.
  private func withTrickWindow(
    _ trick: Trick, in book: TrickBook? = nil, _ test: (TrickWindow) throws -> Void
  ) rethrows {
    let book = book ?? TrickBook(valid: [trick])
    let view = TrickWindow(trick, in: book, album: .none, flow: .withoutJournal(book)) { _ in }
    defer { view.window.destroy() }
    try test(view)
  }

  @Test("The window of a trick says everything the book says, in the order of reading")
  func everything() throws {
    let trick = Trick.sample(
      id: "bow", title: "Bow", otherNames: ["Curtsy", "Take a bow"], category: .nosework,
      difficulty: .hard, summary: "It bows.", equipment: [.treats, .mat],
      substitutes: [.mat: "a towel"], places: [.garden, .field], minutes: 1,
      prerequisites: ["sit"], steps: [.sample(1), .sample(2), .sample(3)],
      faults: [CommonFault(sign: "It lies down.", remedy: "Mark earlier.")],
      safety: "Mind its back.")
    let book = TrickBook(valid: [trick, .sample(id: "sit", title: "Sit down")])
    try withTrickWindow(trick, in: book) { view in
      #expect(view.window.title == "Bow")
      let page = try #require(view.window.child)
      #expect(
        page.texts == [
          "Bow", "Hard", "Nose work", "1 minute", "Garden", "Field", "It bows.",
          "Also called Curtsy, Take a bow", "Cue", "Ta-da", "Sweep one arm.", "You need", "Treats",
          "Mat, or a towel", "Teach first", "Sit down", "Mind the body", "Mind its back.", "Steps",
          "1", "Do 1.", "It did 1.", "2", "Do 2.", "It did 2.", "3", "Do 3.", "It did 3.",
          "If it goes wrong",
        ])
      try #require(page.parts(Expander.self).first).isOpen = true
      #expect(page.texts.suffix(3) == ["If it goes wrong", "It lies down.", "Mark earlier."])
    }
  }

  @Test("The window of a trick has no heading for what the trick does not have")
  func nothingMore() {
    withTrickWindow(.sample(equipment: [.treats], places: [.indoors], minutes: 2)) { view in
      #expect(
        view.window.child?.texts == [
          "Bow", "Medium", "Show", "2 minutes", "Indoors", "The dog bows.", "Cue", "Ta-da",
          "Sweep one arm.", "You need", "Treats", "Steps", "1", "Do 1.", "It did 1.",
        ])
    }
  }

  @Test("The tricks of the book are shown to their last step, in windows that fit 360 pixels")
  func wholeBook() throws {
    let book = try Front.book
    for trick in book.tricks.enumerated().filter({ $0.offset.isMultiple(of: 6) }).map(\.element) {
      try withTrickWindow(trick, in: book) { view in
        let steps = trick.steps.enumerated().flatMap { index, step in
          ["\(index + 1)", step.instruction, step.criterion]
        }
        let texts = try #require(view.window.child?.texts)
        let start = try #require(texts.lastIndex(of: "Steps")) + 1
        try #require(Array(texts[start...].prefix(steps.count)) == steps)
        try #require(texts.contains(trick.safety ?? trick.title))
        try #require(view.window.leastWidth <= 360, "\(trick.id)")
      }
    }
  }

  @Test("Long texts wrap instead of widening the window")
  func longTexts() throws {
    let long = String(repeating: "Wherever the dog is looking it is told to bow. ", count: 12)
    let trick = Trick.sample(
      title: long, otherNames: [long, long], summary: long, equipment: [.householdItem],
      substitutes: [.householdItem: long],
      steps: [Step(instruction: long, criterion: long)],
      faults: [CommonFault(sign: long, remedy: long)],
      safety: long)
    try withTrickWindow(trick) { view in
      let page = try #require(view.window.child)
      try #require(page.parts(Expander.self).first).isOpen = true
      #expect(page.leastWidth <= 360)
      let labels = page.parts(Label.self).filter { $0.text.contains(long) }
      #expect(labels.count == 9)
      #expect(labels.filter { !$0.wraps || !$0.isSelectable } == [])
    }
  }

  @Test("A trick to teach first opens from the window of the one that asks for it")
  func prerequisites() throws {
    var opened: [Trick.ID] = []
    let trick = Trick.sample(id: "bow", prerequisites: ["down", "not in the book", "sit"])
    let book = TrickBook(
      valid: [trick, .sample(id: "sit", title: "Sit"), .sample(id: "down", title: "Lie down")])
    let view = TrickWindow(trick, in: book, album: .none, flow: .withoutJournal(book)) {
      opened.append($0)
    }
    defer { view.window.destroy() }
    let buttons = view.window.parts(Button.self).filter { $0.hasClass("link-button") }
    #expect(buttons.map(\.label) == ["Lie down", "Sit"])
    for button in buttons { button.click() }
    #expect(opened == ["down", "sit"])
  }

  @Test("The keyboard is on the page of a trick, ready to scroll")
  func keyboardOnPage() throws {
    try withTrickWindow(.sample(title: "Bow")) { view in
      view.window.present()
      settle()
      let scroller = try #require(view.window.child)
      #expect(view.window.focusWidget == scroller)
      #expect(scroller.accessibleName == "Bow")
    }
  }

  @Test("The sign beside what counts as a hit can be heard")
  func hitSign() {
    withTrickWindow(.sample(steps: [.sample(1), .sample(2)])) { view in
      let signs = view.window.parts(Image.self).filter { $0.icon == "object-select-symbolic" }
      #expect(signs.map(\.accessibleName) == ["Hit", "Hit"])
    }
  }
}
