import Testing

@testable import PuppyTrainingPreviews

@Suite struct KnobTests {
  @Test func nothingIsSaidOfKnobsThatNobodyTurned() {
    #expect(Knob.allCases.compactMap { $0.text(in: Knobs()) } == [])
  }

  @Test func everyKnobTurnsWhatItSays() {
    let turned = Knob.allCases.map { knob in
      var knobs = Knobs()
      knob.set(knob.values.dropFirst().first ?? "", in: &knobs)
      return knob.text(in: knobs)
    }
    #expect(
      turned == [
        "width=480", nil, "dark", "contrast", "text=101", nil, "rtl", "long", "still", "scale=2",
        "no-pointer",
      ])
  }

  @Test func everyKnobIsExplained() {
    #expect(Knob.allCases.filter(\.summary.isEmpty) == [])
    #expect(Knob.allCases.allSatisfy { Command.usage.contains($0.summary) })
  }
}
