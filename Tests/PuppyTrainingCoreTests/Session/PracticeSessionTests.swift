import FoundationEssentials
import Testing

@testable import PuppyTrainingCore

@MainActor
struct PracticeSessionTests {
  private let fixture = SessionFixture()

  @Test("A session begins at the step that the dog has come to, with nothing marked")
  func beginning() throws {
    let session = try fixture.session(history: [
      fixture.set("hhhhh", step: 0, verdict: .push), fixture.set("hhhhm", step: 1, verdict: .push),
    ])
    #expect(session.set.step == 2)
    #expect(session.step == fixture.trick.steps[2])
    #expect(session.set.reps == [])
    #expect(session.setNumber == 1)
    #expect(session.judgement == nil)
    #expect([session.canUndo, session.isPaused] == [false, false])
    #expect(fixture.journal.writes == 0)
  }

  @Test("A step that the trick does not have any more is its last one")
  func stepGone() throws {
    let session = try fixture.session(history: [fixture.set("h", step: 9, verdict: .stick)])
    #expect(session.step == fixture.trick.steps[2])
  }

  @Test("A journal that cannot be read begins no session")
  func unreadable() {
    fixture.journal.fault = .locked
    #expect(throws: JournalFault.locked) { try fixture.session() }
  }

  @Test("The next set starts from what was said of the last one, but for its note")
  func carriedDetails() throws {
    let details = SetDetails(
      place: "kitchen", distance: 2, duration: 5, distraction: 1, reward: "cheese",
      handler: "Kim", note: "the postman came")
    var expected = details
    expected.note = nil
    let session = try fixture.session(history: [fixture.set("h", details: details)])
    #expect(session.set.details == expected)
    session.change(details)
    fixture.mark("hhhhh", in: session)
    session.accept()
    #expect(session.set.details == expected)
    #expect(session.raisedDemands == [])
  }

  @Test("Two demands that rise over the last set at this step are told")
  func raised() throws {
    let session = try fixture.session(history: [
      fixture.set("h", step: 1, details: SetDetails(distance: 1, duration: 5)),
      fixture.set("h", step: 0, details: SetDetails(distance: 9, duration: 9)),
    ])
    session.go(toStep: 1)
    session.change(SetDetails(distance: 2, duration: 6))
    #expect(session.raisedDemands == [.distance, .duration])
    session.go(toStep: 2)
    #expect(session.raisedDemands == [])
  }

  @Test("Time runs without pauses, and never backwards when somebody moves the clock")
  func time() throws {
    let session = try fixture.session()
    fixture.clock.pass(seconds: 20)
    fixture.mark("hhm", in: session)
    fixture.clock.move(seconds: -100_000)
    #expect(session.elapsed == .seconds(20))
    #expect(session.rewardsPerMinute == 6)
    session.pause()
    fixture.clock.pass(seconds: 600)
    #expect(session.elapsed == .seconds(20))
    session.resume()
    fixture.clock.pass(seconds: 5)
    #expect(session.elapsed == .seconds(25))
  }

  @Test("Nothing is marked in a pause, but a mark can be taken back")
  func pause() throws {
    let session = try fixture.session()
    fixture.mark("hh", in: session)
    session.pause()
    session.pause()
    #expect(session.isPaused)
    #expect(!session.mark(isHit: true))
    #expect(session.undo())
    #expect(fixture.marks(session) == "h")
    session.resume()
    #expect(session.mark(isHit: false))
    #expect(fixture.marks(session) == "hm")
  }

  @Test("The counter goes on over sets, and is none under other rules")
  func counter() throws {
    #expect(try fixture.session().counter == nil)
    let session = try fixture.session(
      rule: .threeHundredPeck, history: [fixture.set("hhmh", step: 0)])
    #expect(session.judge.hold == Hold(6, .seconds))
    #expect(session.counter?.count == 2)
    fixture.mark("hh", in: session)
    #expect(session.counter?.count == 4)
    session.undo()
    #expect(session.counter?.count == 3)
  }

  @Test("The first drop offers what the trick builds on")
  func outcomes() throws {
    let session = try fixture.session(prerequisite: "sit")
    #expect(Verdict.allCases.map(session.outcome) == [.step(1), .sameStep, .prerequisite("sit")])
    session.go(toStep: 2)
    #expect(Verdict.allCases.map(session.outcome) == [.allStepsPassed, .sameStep, .step(1)])
  }

  @Test("A clock moved backwards and another time zone are told until they have been read")
  func clockChange() throws {
    #expect(try fixture.session(history: [fixture.set("h", day: 19_000)]).clockChange == nil)
    let early = try fixture.session(history: [fixture.set("h", day: 20_002)])
    #expect(early.clockChange == .backwards(seconds: 129_600))
    early.dismissClockChange()
    #expect(early.clockChange == nil)
    fixture.mark("h", in: early)
    #expect(early.clockChange == .backwards(seconds: 129_600))
    early.dismissClockChange()
    fixture.clock.setZone(3_600)
    fixture.mark("h", in: early)
    #expect(early.clockChange == .zone(from: 0, to: 3_600))
  }
}
