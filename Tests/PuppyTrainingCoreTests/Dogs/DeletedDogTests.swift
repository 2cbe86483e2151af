import FoundationEssentials
import PuppyTrainingCore
import Testing

struct DeletedDogTests {
  @Test("The time of a dog is up thirty days after it was deleted")
  func limit() {
    let now = Date(timeIntervalSinceReferenceDate: 800_000_000)
    #expect(DeletedDog.limit(at: now) == now.addingTimeInterval(-30 * 24 * 3600))
  }

  @Test("A dog in the bin is found as the dog that it was")
  func id() {
    let rex = Dog(name: "Rex")
    #expect(DeletedDog(rex, at: .now).id == rex.id)
  }
}
