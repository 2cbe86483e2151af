import FoundationEssentials
import PuppyTrainingCore
import Testing

@MainActor
struct PracticeSessionDecidingTests {
  private let fixture = SessionFixture()

  @Test(
    "An accepted verdict leads to its step, and the next set begins",
    arguments: [("hhhhh", 2), ("hhhmm", 1), ("mmmmm", 0)])
  func accepting(marks: String, step: Int) throws {
    let session = try fixture.session(history: [fixture.set("h", step: 0, verdict: .push)])
    fixture.mark(marks, in: session)
    let writes = fixture.journal.writes
    #expect(session.accept())
    #expect([session.set.step, session.setNumber] == [step, 2])
    #expect(session.judgement == nil)
    #expect(session.set.reps == [])
    #expect(fixture.journal.writes == writes)
  }

  @Test(
    "A verdict can be overruled, which the journal notes",
    arguments: [(.push, 2), (.stick, 1), (.drop, 0)] as [(Verdict, Int)])
  func overruling(chosen: Verdict, step: Int) throws {
    let session = try fixture.session(history: [fixture.set("h", step: 0, verdict: .push)])
    fixture.mark("hhmmm", in: session)
    #expect(session.overrule(with: chosen))
    #expect(session.set.step == step)
    let decision = fixture.journal.kept.last?.decision
    #expect(decision == Decision(verdict: .drop, chosen: chosen))
    #expect(decision?.isOverruled == (chosen != .drop))
  }

  @Test("The last step is passed and practised on, the first one stays the first")
  func ends() throws {
    let session = try fixture.session()
    session.go(toStep: 2)
    fixture.mark("hhhhh", in: session)
    session.accept()
    #expect(session.set.step == 2)
    session.go(toStep: 0)
    fixture.mark("mmmmm", in: session)
    session.accept()
    #expect(session.set.step == 0)
  }

  @Test("Nothing is decided while no verdict is up")
  func noVerdict() throws {
    let session = try fixture.session()
    fixture.mark("hhhh", in: session)
    #expect(!session.accept())
    #expect(!session.overrule(with: .push))
    #expect(session.setNumber == 1)
  }

  @Test("A decision that the journal cannot keep is not made")
  func fault() throws {
    let session = try fixture.session()
    fixture.mark("hhhhh", in: session)
    fixture.journal.fault = .locked
    #expect(!session.overrule(with: .drop))
    #expect(session.fault == .locked)
    #expect(session.judgement?.verdict == .push)
    #expect(session.set.decision?.chosen == .push)
  }

  @Test("Details are kept at once, or together with the first rep")
  func details() throws {
    let session = try fixture.session()
    #expect(session.change(SetDetails(place: "kitchen")))
    #expect(fixture.journal.writes == 0)
    fixture.mark("h", in: session)
    #expect(fixture.journal.kept.map(\.details.place) == ["kitchen"])
    #expect(session.change(SetDetails(place: "garden")))
    #expect(fixture.journal.kept.map(\.details.place) == ["garden"])
    fixture.mark("hhhh", in: session)
    #expect(session.change(SetDetails(place: "field")))
    #expect(fixture.journal.kept == [session.set])
    let writes = fixture.journal.writes
    #expect(session.change(SetDetails(place: "field")))
    #expect(fixture.journal.writes == writes)
  }

  @Test("Details that the journal cannot keep are not shown")
  func detailsFault() throws {
    let session = try fixture.session()
    fixture.mark("h", in: session)
    fixture.journal.fault = .locked
    #expect(!session.change(SetDetails(place: "garden")))
    #expect(session.set.details == SetDetails())
    #expect(session.fault == .locked)
  }

  @Test("Another step is taken by hand only before the first rep, and only one that there is")
  func step() throws {
    let session = try fixture.session()
    session.change(SetDetails(place: "kitchen"))
    #expect([-1, 3, 1].map { session.go(toStep: $0) } == [false, false, true])
    #expect(session.set.step == 1)
    #expect(session.set.details.place == "kitchen")
    fixture.mark("h", in: session)
    #expect(!session.go(toStep: 2))
    #expect(session.set.step == 1)
  }
}
