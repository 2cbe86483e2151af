import Testing

@testable import PuppyTrainingPreviews

@Suite struct AddressTests {
  @Test(arguments: [
    ("card/easy", "card/easy"), ("card", "card/easy"), ("filter-dialog", "filter-dialog/nothing"),
    ("card/hard?", "card/hard"), ("card/hard?dark", "card/hard?dark"),
    ("filter-dialog/easy?dark&text=150&width=360", "filter-dialog/easy?width=360&dark&text=150"),
    ("card?no-pointer&scale=2&still&long&rtl", "card/easy?rtl&long&still&scale=2&no-pointer"),
    ("card?dark&light", "card/easy"), ("card?light&contrast", "card/easy?contrast"),
    ("card?width=720&width=free", "card/easy"), ("card?rtl&ltr&text=100&scale=1", "card/easy"),
    ("card?&dark&", "card/easy?dark"),
  ])
  func isReadAndSaidInTheShortestWay(text: String, shortest: String) throws {
    #expect(try Address(text, in: .sample).description == shortest)
  }

  @Test func everythingThatCanBeSaidComesBack() throws {
    for knobs in Self.allKnobs {
      let address = Address(view: "card", state: "hard", knobs: knobs)
      #expect(try Address(address.description, in: .sample) == address)
    }
  }

  /// Knobs that turn each of them once, alone and together with others.
  private static var allKnobs: [Knobs] {
    Knobs.widths.map(Optional.some).appending(nil).flatMap { width in
      Knobs.Appearance.allCases.flatMap { appearance in
        [100, 101, 150, 200].flatMap { percent in
          (0..<32).map { bits in
            Knobs(
              width: width, appearance: appearance, textPercent: percent,
              isRightToLeft: bits & 1 != 0, hasLongText: bits & 2 != 0, isStill: bits & 4 != 0,
              scale: bits & 8 != 0 ? 2 : 1, hidesPointer: bits & 16 != 0)
          }
        }
      }
    }
  }

  @Test(arguments: [
    ("", "A view is missing; did you mean “card”?"),
    ("crad", "There is no view “crad”; did you mean “card”?"),
    ("filterdialog/easy", "There is no view “filterdialog”; did you mean “filter-dialog”?"),
    ("card/esay", "There is no state of card “esay”; did you mean “easy”?"),
    ("card/", "A state of card is missing; did you mean “easy”?"),
    ("card?drak", "There is no knob “drak”; did you mean “dark”?"),
    ("card?dark=1", "There is no knob “dark=1”; did you mean “dark”?"),
    ("card?width", "A width is missing; did you mean “360”?"),
    ("card?width=400", "There is no width “400”; did you mean “360”?"),
    ("card?width=fre", "There is no width “fre”; did you mean “free”?"),
    ("card?text=250", "There is no text “250”; did you mean “200”?"),
    ("card?text=-5", "There is no text “-5”; did you mean “100”?"),
    ("card?text=1.5", "There is no text “1.5”; did you mean “105”?"),
    ("card?scale=3", "There is no scale “3”; did you mean “2”?"),
  ])
  func whatThereIsNotIsSaidWithWhatWasMeant(text: String, sentence: String) {
    let mistake = #expect(throws: Mistake.self) { try Address(text, in: .sample) }
    #expect(mistake?.description == sentence)
  }
}

extension Array {
  fileprivate func appending(_ element: Element) -> [Element] { self + [element] }
}
