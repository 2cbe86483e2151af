import Testing

@testable import PuppyTrainingCore

@Suite struct BirthDateCalendarTests {
  @Test(arguments: [(2024, 29), (2023, 28), (2000, 29), (2100, 28), (1900, 28)])
  func februaryIsLongInLeapYears(year: Int, days: Int) {
    #expect(BirthDate.days(ofMonth: 2, year: year) == days)
  }

  @Test func theOtherMonthsAlwaysHaveTheirDays() {
    #expect(
      (1...12).map { BirthDate.days(ofMonth: $0, year: 2023) }
        == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
  }

  @Test func anUnknownDayIsNeverAfterAnother() {
    let month = BirthDate(year: 2024, month: 5)
    #expect(!month.isAfter(BirthDate(year: 2024, month: 5, day: 1)))
    #expect(month.isAfter(BirthDate(year: 2024, month: 4, day: 30)))
    #expect(!BirthDate(year: 2023, month: 12).isAfter(month))
  }
}
