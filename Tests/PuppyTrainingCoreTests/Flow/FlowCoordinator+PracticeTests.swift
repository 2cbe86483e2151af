import CoreTestSupport
import FoundationEssentials
import PuppyTrainingCore
import Testing

@MainActor
struct FlowCoordinatorPracticeTests {
  private let flow = FlowCoordinator()
  private let dog = UUID()

  @Test("Practising with no dog asks for a name and nothing else")
  func noDog() {
    flow.present(.collection)
    flow.practise("sit", with: nil)
    #expect(flow.stack == [.collection, .practiceName("sit")])
  }

  @Test("Once the dog has a name the practice takes the place of the question")
  func named() {
    flow.present(.trick("sit"))
    flow.practise("sit", with: nil)
    flow.practise("sit", with: dog)
    #expect(flow.stack == [.trick("sit"), .practice("sit", dog)])
  }

  @Test("Reading a trick never starts practice")
  func reading() {
    flow.open("sit", in: TrickBook(valid: [.sample(id: "sit")]))
    flow.present(.trick("bow"))
    #expect(flow.stack == [.collection, .trick("sit"), .trick("bow")])
  }

  @Test("One dog practises one trick at a time")
  func oneAtATime() {
    let other = UUID()
    flow.practise("sit", with: dog)
    flow.practise("bow", with: dog)
    #expect(flow.stack == [.practice("bow", dog)])
    flow.practise("bow", with: other)
    #expect(flow.stack == [.practice("bow", other)])
  }

  @Test("Practising what is practised already brings it to the front")
  func again() {
    flow.practise("sit", with: dog)
    flow.present(.trick("bow"))
    flow.practise("sit", with: dog)
    #expect(flow.stack == [.trick("bow"), .practice("sit", dog)])
    #expect(flow.presentCount == 3)
  }

  @Test("Closing the trick or the collection leaves the practice up")
  func closing() {
    flow.present(.collection)
    flow.present(.trick("sit"))
    flow.practise("sit", with: dog)
    flow.dismiss(.trick("sit"))
    flow.dismiss(.collection)
    #expect(flow.stack == [.practice("sit", dog)])
  }

  @Test("All practice ends at once, and nothing else does", arguments: [true, false])
  func ending(hasDog: Bool) {
    flow.present(.collection)
    flow.practise("sit", with: hasDog ? dog : nil)
    flow.present(.dogEditor(dog))
    flow.endPractice()
    #expect(flow.stack == [.collection, .dogEditor(dog)])
    #expect(!notifies({ _ = flow.stack }, when: flow.endPractice))
  }

  @Test("Of all that is up only practices are practices")
  func practices() {
    flow.open("sit", in: TrickBook(valid: [.sample(id: "sit")]))
    flow.practise("sit", with: nil)
    #expect(flow.practices == [])
    flow.practise("sit", with: dog)
    #expect(flow.practices == [.practice("sit", dog)])
  }
}
