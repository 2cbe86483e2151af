import Testing

@testable import PuppyTrainingPreviews

@Suite struct AuditPlanTests {
  @Test func theWholeTurnsEveryKnobAloneOnEveryPreview() {
    let addresses = AuditPlan.whole(.sample).addresses
    #expect(Set(addresses).count == addresses.count, "nothing is looked at twice")
    let words = addresses.filter { $0.view == "card" && $0.state == "hard" }
      .map { String($0.description.dropFirst("card/hard?".count)) }
    let single = [
      "", "width=360", "width=480", "width=720", "width=1000", "width=1600", "dark", "contrast",
      "text=150", "text=200", "rtl", "long", "scale=2", "no-pointer",
    ]
    #expect(Array(words[..<single.count]) == single)
    #expect(words[single.count...].allSatisfy { $0.contains("&") })
    #expect(words.count == 24 && addresses.count == 4 * 24)
  }

  @Test func theQuickOneLooksAtEveryPreviewAndAtTheHardestForOneOfEachView() {
    #expect(
      AuditPlan.quick(.sample).addresses.map(\.description) == [
        "card/easy", "card/hard", "filter-dialog/nothing", "filter-dialog/easy",
        "card/easy?dark", "card/easy?width=360&text=200&rtl&long",
        "filter-dialog/nothing?dark", "filter-dialog/nothing?width=360&text=200&rtl&long",
      ])
  }
}
