import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
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
        _ = card.widget.pixels
      }
      return read(card)
    }
  }

  @Test("A card says title, summary and category; the level comes as pixels, at the same height")
  func cardTexts() {
    let trick = Trick.sample(
      title: "Bow", category: .nosework, difficulty: .hard, summary: "It bows.")
    #expect(look(at: trick) { $0.widget.drawnTexts } == ["Bow", "It bows.", "Nose work"])
  }

  @Test("Every difficulty has a shape of its own on a card, every category a symbol")
  func cardSymbols() {
    let painter = CardPainter(.none)
    let label = Label("x")
    /// Which pixels are covered, whatever their colour.
    func shape(_ icon: String) -> [Bool] {
      painter.icon(icon, size: 16, "theme_text_color", for: label).bytes.enumerated()
        .filter { $0.offset % 4 == 3 }.map { $0.element > 127 }
    }
    #expect(Set(Difficulty.allCases.map { shape($0.icon) }).count == 3)
    #expect(Set(Category.allCases.map { shape($0.icon) }).count == Category.allCases.count)
    let levels = Difficulty.allCases.map { level in
      look(at: .sample(difficulty: level)) { $0.widget.pixels }
    }
    #expect(Set(levels).count == 3)
    let categories = Category.allCases.map { category in
      look(at: .sample(category: category)) { $0.widget.pixels }
    }
    #expect(Set(categories).count == Category.allCases.count)
  }

  @Test(
    "A card that is used again keeps nothing of the trick before", arguments: Difficulty.allCases)
  func cardUsedAgain(difficulty: Difficulty) {
    let first = Trick.sample(title: "Sing", category: .vocal, difficulty: .medium, summary: "Aooo.")
    let second = Trick.sample(
      title: "Sit", category: .paws, difficulty: difficulty, summary: "It sits.")
    #expect(look(at: first, second) { $0.widget.pixels } == look(at: second) { $0.widget.pixels })
    #expect(look(at: first) { $0.widget.pixels } != look(at: second) { $0.widget.pixels })
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
    #expect(lines.count == 4, "a title in one line, a summary in two, and the category")
  }

  @Test("A card follows the desktop to dark and back")
  func darkCard() {
    let colours = look(at: .sample()) { card in
      [false, true, false].map { isDark in
        Appearance.isDark = isDark
        settle()
        return card.widget.pixels
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
      return look(at: .sample(difficulty: .hard)) { $0.widget.drawnPlaces.last }
    }
    #expect(pills[0]?.x == 12, "at the start of the line")
    // The border of the card takes a pixel on each side.
    #expect(pills[1].map { $0.x + $0.width } == 386, "as far from the other side")
  }
}
