import Testing

@testable import PuppyTrainingScenarios

@MainActor
struct ScenarioRunnerTests {
  /// Answers each try as it was told to, and is done with everything else.
  private final class FakeDriver: ScenarioDriver {
    var answers: [Attempt]
    private(set) var tried: [Instruction] = []

    init(_ answers: [Attempt] = []) { self.answers = answers }

    func attempt(_ instruction: Instruction) -> Attempt {
      tried.append(instruction)
      return answers.isEmpty ? .done : answers.removeFirst()
    }
  }

  private static let scenario = Scenario.sample([[.type("a"), .type("b")], [], [.close]])

  /// Runs the scenario with a clock that goes on by a second at each look.
  private func run(
    _ driver: FakeDriver, from first: Int = 0
  ) -> (outcomes: [String], runner: ScenarioRunner) {
    var time = ContinuousClock.now
    let runner = ScenarioRunner(
      Self.scenario, driver: driver, from: first, patience: .seconds(5),
      now: {
        time += .seconds(1)
        return time
      })
    var outcomes: [String] = []
    runner.onStep = { step, outcome in
      switch outcome {
      case .passed: outcomes.append("\(step) passed")
      case .byHand: outcomes.append("\(step) by hand")
      case .failed(let line, let problem): outcomes.append("\(step) \(line.text): \(problem)")
      }
    }
    var pauses = 0
    runner.run { pauses += 1 }
    #expect(pauses < 20)
    return (outcomes, runner)
  }

  @Test func allLinesRunInOrder() {
    let driver = FakeDriver()
    let (outcomes, runner) = run(driver)
    #expect(outcomes == ["0 passed", "1 by hand", "2 passed"])
    #expect(driver.tried == [.type("a"), .type("b"), .close])
    #expect(runner.isOver && !runner.hasFailed && runner.step == 3)
  }

  @Test func aLineIsTriedUntilItComesTrue() {
    let driver = FakeDriver([.notYet("no"), .notYet("no"), .done])
    #expect(run(driver).outcomes == ["0 passed", "1 by hand", "2 passed"])
    #expect(driver.tried == [.type("a"), .type("a"), .type("a"), .type("b"), .close])
  }

  @Test func aLineThatNeverComesTrueEndsTheRun() {
    let driver = FakeDriver([.done] + Array(repeating: .notYet("It is not there."), count: 99))
    let (outcomes, runner) = run(driver)
    #expect(outcomes == ["0 line 2: It is not there."])
    #expect(driver.tried.count < 10)
    #expect(runner.isOver && runner.hasFailed && runner.step == 0)
    runner.advance()
    #expect(driver.tried.count < 10)
  }

  @Test func whatIsImpossibleIsNotTriedAgain() {
    let driver = FakeDriver([.impossible("The app has ended.")])
    #expect(run(driver).outcomes == ["0 line 1: The app has ended."])
    #expect(driver.tried == [.type("a")])
  }

  @Test func aRunCanBeginInTheMiddle() {
    let driver = FakeDriver()
    #expect(run(driver, from: 2).outcomes == ["2 passed"])
    #expect(driver.tried == [.close])
  }

  @Test func eachLineHasPatienceOfItsOwn() {
    let late = Array(repeating: Attempt.notYet("no"), count: 3)
    let driver = FakeDriver(late + [.done] + late + [.done] + late + [.done])
    #expect(run(driver).outcomes == ["0 passed", "1 by hand", "2 passed"])
  }
}
