import FoundationEssentials
import Testing

@testable import PuppyTrainingScenarios

@MainActor
struct ScenarioSessionTests {
  private let session = ScenarioSession(.sample([[.close], [], [.close]]))

  private var tally: [Int] {
    [session.tally.passed, session.tally.failed, session.tally.notDone]
  }

  @Test func nothingIsDoneAtFirst() {
    #expect(session.records == [StepRecord(), StepRecord(), StepRecord()])
    #expect(session.current == 0)
    #expect(tally == [0, 0, 3])
  }

  @Test func whatAPersonTicksCountsAndCanBeTakenBack() {
    session.tick(0, .passed)
    session.tick(2, .failed)
    #expect(session.current == 1)
    #expect(tally == [1, 1, 1])
    session.tick(1, .passed)
    #expect(session.current == nil)
    session.tick(2, nil)
    #expect(session.current == 2)
    #expect(tally == [2, 0, 1])
  }

  @Test func theMachineNeverOverrulesAPerson() throws {
    let line = session.scenario.steps[0].lines[0]
    session.tick(0, .passed)
    session.take(.failed(line, problem: "It is not there."), at: 0)
    session.take(.byHand, at: 1)
    session.take(.failed(line, problem: "It is not there."), at: 2)
    var expected = [StepRecord(), StepRecord(), StepRecord()]
    expected[0].verdict = .passed
    expected[2].verdict = .failed
    expected[2].isByMachine = true
    expected[2].problem = "“line 1” in line 1 did not come true: It is not there."
    #expect(session.records == expected)
    session.take(.passed, at: 2)
    expected[2].verdict = .passed
    expected[2].problem = nil
    #expect(session.records == expected)
  }

  @Test func notesAndPicturesGoIntoTheReport() {
    session.note(1, "The ring is hard to see.")
    session.attach("step-2.png", to: 1)
    let date = Date(timeIntervalSince1970: 0)
    let report = session.report(versions: [Version("GTK", "4.8.3")], at: date)
    var record = StepRecord()
    record.note = "The ring is hard to see."
    record.picture = "step-2.png"
    #expect(
      report
        == ScenarioReport(
          scenario: session.scenario, records: [StepRecord(), record, StepRecord()],
          versions: [Version("GTK", "4.8.3")], date: date))
  }
}
