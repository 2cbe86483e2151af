import Testing

@testable import PuppyTrainingCore

@Suite struct SetDetailsDraftTests {
  @Test func anEmptyFormSaysNothing() {
    #expect(SetDetailsDraft().details == SetDetails())
  }

  @Test func detailsFilledInAndReadAgainAreTheSame() {
    let details = SetDetails(
      place: "kitchen", distance: 2.5, duration: 10, distraction: 0, reward: "cheese",
      handler: "Kim", note: "left paw first")
    #expect(SetDetailsDraft(details).details == details)
    #expect(SetDetailsDraft(details).duration == "10")
  }

  @Test func blanksAroundAndBetweenWordsDoNotMakeAnotherPlace() {
    var draft = SetDetailsDraft()
    draft.place = "  front \t garden "
    draft.note = "   "
    #expect(draft.details == SetDetails(place: "front garden"))
  }

  @Test(arguments: [
    ("3", 3.0, false), ("2,5", 2.5, false), (" 0.5 ", 0.5, false), ("", nil, false),
    ("  ", nil, false), ("far", nil, true), ("-1", nil, true), ("inf", nil, true),
    ("1,2,3", nil, true),
  ])
  func aNumberIsReadWithPointOrComma(text: String, value: Double?, isWrong: Bool) {
    var draft = SetDetailsDraft()
    draft.distance = text
    draft.duration = text
    #expect(draft.details == SetDetails(distance: value, duration: value))
    #expect(draft.isDistanceWrong == isWrong)
    #expect(draft.isDurationWrong == isWrong)
  }
}
