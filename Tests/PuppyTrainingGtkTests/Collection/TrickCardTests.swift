import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  /// What is read off a card that shows these tricks, one after the other, in a window of its own.
  private func look<Result>(
    at tricks: Trick..., isEntering: Bool = false, _ read: (TrickCard) -> Result
  ) -> Result {
    let card = TrickCard(CardPainter(.none))
    return withWindow(around: card.widget) { _ in
      for trick in tricks {
        card.show(trick, isEntering: isEntering)
        settle()
        _ = card.widget.drawing
      }
      return read(card)
    }
  }

  @Test("A card says title, summary, difficulty and category")
  func cardTexts() {
    let trick = Trick.sample(
      title: "Bow", category: .nosework, difficulty: .hard, summary: "It bows.")
    #expect(look(at: trick) { $0.widget.drawnTexts } == ["Bow", "It bows.", "Hard", "Nose work"])
  }

  @Test("Every difficulty has a shape of its own on a card, every category a picture")
  func cardPictures() {
    let levels = Difficulty.allCases.map { level in
      look(at: .sample(difficulty: level)) { $0.widget.drawnPictures }
    }
    #expect(levels.map(\.count) == [2, 2, 2])
    #expect(Set(levels.map { $0[1] }).count == 3)
    let categories = Category.allCases.compactMap { category in
      look(at: .sample(category: category)) { $0.widget.drawnPictures.first }
    }
    #expect(Set(categories).count == Category.allCases.count)
  }

  @Test(
    "A card that is used again keeps nothing of the trick before", arguments: Difficulty.allCases)
  func cardUsedAgain(difficulty: Difficulty) {
    let first = Trick.sample(title: "Sing", category: .vocal, difficulty: .medium, summary: "Aooo.")
    let second = Trick.sample(
      title: "Sit", category: .paws, difficulty: difficulty, summary: "It sits.")
    #expect(look(at: first, second) { $0.widget.drawing } == look(at: second) { $0.widget.drawing })
    #expect(look(at: first) { $0.widget.drawing } != look(at: second) { $0.widget.drawing })
  }

  @Test(
    "KNOWN-BUGS 47 and 51: a card is called by its title and described by level and summary, once")
  func cardInCell() {
    let card = TrickCard(CardPainter(.none))
    let cell = Box(.vertical)
    cell.append(card.widget)
    card.show(.sample(title: "Bow", difficulty: .easy, summary: "It bows."), in: cell)
    #expect(cell.accessibleName == "Bow")
    #expect(cell.accessibleDescription == "Easy. It bows.")
    #expect(!cell.shownParts.contains { $0.tooltip != nil || $0.canBeFocused })
  }

  @Test("A card says that its trick enters only when told so", arguments: [true, false])
  func cardEntering(isEntering: Bool) {
    #expect(
      look(at: .sample(), isEntering: isEntering) { $0.widget.hasClass("entering") } == isEntering)
  }

  @Test("Texts that are too long end in an ellipsis: all cards are of one size")
  func longCard() {
    let long = String(repeating: "Wherever it is looking. ", count: 20)
    let sizes = [Trick.sample(), .sample(title: long, summary: long)].map { trick in
      look(at: trick) { [$0.widget.leastWidth, $0.widget.leastHeight] }
    }
    #expect(sizes[0] == sizes[1])
    #expect(sizes[0][0] <= 300, "fits a window 360 pixels wide, with its margins")
    let lines = look(at: .sample(title: long, summary: long)) { card in
      Set(card.widget.drawing.matches(of: /offset: [0-9.]+ ([0-9.]+);/).map { String($0.1) })
    }
    #expect(lines.count == 5, "a title in one line, a summary in two, the level and the category")
  }

  @Test("A card follows the desktop to dark and back")
  func darkCard() {
    let colours = look(at: .sample()) { card in
      [false, true, false].map { isDark in
        Appearance.isDark = isDark
        settle()
        return card.widget.drawing
      }
    }
    #expect(colours[0] == colours[2])
    #expect(colours[0] != colours[1])
  }

  @Test("A card is mirrored where text runs from the right to the left")
  func mirroredCard() {
    defer { Widget.isRightToLeft = false }
    let pills = [false, true].map { isRightToLeft in
      Widget.isRightToLeft = isRightToLeft
      return look(at: .sample(difficulty: .hard)) { card in
        card.widget.drawing.matches(of: /rounded-clip {\s+clip: ([0-9.]+) [0-9.]+ ([0-9.]+)/)
          .last.flatMap { pill in Double(pill.1).map { ($0, Double(pill.2) ?? 0) } }
      }
    }
    #expect(pills[0]?.0 == 12, "at the start of the line")
    // The border of the card takes a pixel on each side.
    #expect(pills[1].map { $0.0 + $0.1 } == 386, "as far from the other side")
  }
}
