/// Runs the machine-readable lines of a scenario in order, until one cannot be carried out.
///
/// It never waits: whoever runs it calls `advance()` again and again, with a pause, so that a window
/// beside the app stays alive.
@MainActor
public final class ScenarioRunner {
  private let steps: [ScenarioStep]
  private let driver: any ScenarioDriver
  private let patience: Duration
  private let now: () -> ContinuousClock.Instant
  private var line = 0
  /// When the present line was tried first.
  private var since: ContinuousClock.Instant?

  /// The step that is run, from 0; the number of steps when all are over.
  public private(set) var step: Int
  /// A line could not be carried out.
  public private(set) var hasFailed = false

  /// Called after each step.
  public var onStep: (_ step: Int, StepOutcome) -> Void = { _, _ in }

  /// - Parameters:
  ///   - first: the step to begin with, from 0.
  ///   - patience: how long a line is tried; minutes, because a busy machine may take long.
  public init(
    _ scenario: Scenario, driver: any ScenarioDriver, from first: Int = 0,
    patience: Duration = .seconds(5 * 60),
    now: @escaping () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    steps = scenario.steps
    self.driver = driver
    self.patience = patience
    self.now = now
    step = first
  }

  /// Nothing is left to run.
  public var isOver: Bool { hasFailed || step >= steps.count }

  /// Tries the present line once.
  public func advance() {
    guard !isOver else { return }
    let lines = steps[step].lines
    guard line < lines.count else { return finishStep(lines.isEmpty ? .byHand : .passed) }
    let start = since ?? now()
    since = start
    switch driver.attempt(lines[line].instruction) {
    case .done:
      line += 1
      since = nil
      if line == lines.count { finishStep(.passed) }
    case .notYet(let problem):
      if now() - start >= patience { fail(lines[line], problem) }
    case .impossible(let problem): fail(lines[line], problem)
    }
  }

  /// Runs everything, with a pause after each try.
  public func run(pause: () -> Void) {
    while !isOver {
      advance()
      if since != nil { pause() }
    }
  }

  private func fail(_ line: MachineLine, _ problem: String) {
    hasFailed = true
    onStep(step, .failed(line, problem: problem))
  }

  private func finishStep(_ outcome: StepOutcome) {
    let finished = step
    step += 1
    line = 0
    onStep(finished, outcome)
  }
}
