import CoreTestSupport
import Testing

@testable import PuppyTrainingCore

@Suite struct DogDraftTests {
  private let today = BirthDate(year: 2026, month: 11, day: 30)

  @Test func anEmptyFormOnlyLacksAName() {
    #expect(DogDraft().read(today: today).problems == [.noName])
    #expect(DogDraft().read(today: today).dog == nil)
  }

  @Test func aNameAloneMakesADogWithoutTheBlanksAroundIt() throws {
    var draft = DogDraft()
    draft.name = "  Biscuit the First\t"
    let dog = try #require(draft.read(today: today).dog)
    #expect(dog == Dog(id: dog.id, name: "Biscuit the First"))
  }

  @Test func aDogFilledInAndReadAgainIsTheSameDog() {
    let dog = Dog(
      name: "Ada", birth: BirthDate(year: 2024, month: 2, day: 29), size: .giant,
      look: "collie", collar: .green, equipment: [.mat, .ball], isArchived: true,
      rule: .sets(size: 10, push: 9, stick: 5))
    #expect(DogDraft(dog).read(changing: dog, today: today) == (dog, []))
  }

  @Test(
    arguments: [
      ("2024", 5, "", []),
      ("2024", 2, "29", []),
      ("2023", 2, "29", [.day]),
      ("2024", 4, "31", [.day]),
      ("2024", 4, "0", [.day]),
      ("2024", 4, "first", [.day]),
      ("2024", nil, "", [.incompleteBirth]),
      ("", 4, "", [.incompleteBirth]),
      ("", nil, "3", [.incompleteBirth]),
      ("24", 4, "", [.year]),
      ("last year", 4, "", [.year]),
      ("2026", 11, "30", []),
      ("2026", 12, "", [.future]),
      ("2026", 11, "31", [.day, .future]),
      ("2027", 1, "1", [.future]),
      (" 2025 ", 7, " 4 ", []),
    ] as [(String, Int?, String, Set<DogDraft.Problem>)])
  func aBirthIsOneThatADogOfTodayCanHave(
    year: String, month: Int?, day: String, problems: Set<DogDraft.Problem>
  ) {
    var draft = DogDraft()
    draft.name = "Ada"
    (draft.year, draft.month, draft.day) = (year, month, day)
    #expect(draft.read(today: today).problems == problems)
  }
}
