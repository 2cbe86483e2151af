extension PracticeSession {
  /// Ends the set as its verdict says, and begins the next one. Does nothing while no verdict is
  /// up.
  ///
  /// - Returns: the next set has begun.
  @discardableResult
  public func accept() -> Bool {
    guard let judgement else { return false }
    return overrule(with: judgement.verdict)
  }

  /// Ends the set in a person's own way, which the journal notes, and begins the next one. Does
  /// nothing while no verdict is up.
  ///
  /// - Returns: the next set has begun.
  @discardableResult
  public func overrule(with chosen: Verdict) -> Bool {
    guard let judgement, !isPaused else { return false }
    let decision = Decision(verdict: judgement.verdict, chosen: chosen)
    if set.decision != decision {
      let id = set.id
      let isKept = attempt { () throws(JournalFault) in try journal.get().change(decision, of: id) }
      guard isKept else { return false }
      set.decision = decision
      onChange(set)
    }
    let next =
      switch outcome(of: chosen) {
      case .step(let step): step
      case .sameStep, .allStepsPassed, .prerequisite, .easierFirstStep: set.step
      }
    begin(atStep: next, after: set)
    return true
  }

  /// Goes to another step of the trick, from 0, by hand. Only before the first rep of a set.
  ///
  /// - Returns: the present set is at that step.
  @discardableResult
  public func go(toStep step: Int) -> Bool {
    guard set.reps.isEmpty, trick.steps.indices.contains(step) else { return false }
    let details = set.details
    set = newSet(atStep: step, details: details)
    return true
  }

  /// Changes what else is said of the present set, before, during or after it.
  ///
  /// - Returns: it is said; kept together with the first rep when there is none yet.
  @discardableResult
  public func change(_ details: SetDetails) -> Bool {
    guard details != set.details else { return true }
    if !set.reps.isEmpty {
      let id = set.id
      let isKept = attempt { () throws(JournalFault) in try journal.get().change(details, of: id) }
      guard isKept else { return false }
    }
    set.details = details
    if !set.reps.isEmpty { onChange(set) }
    return true
  }

  /// Stops the clock and the marking, or goes on.
  public func pause() {
    guard !isPaused else { return }
    timer.pause(at: clock.uptime())
    isPaused = true
  }

  public func resume() {
    guard isPaused else { return }
    timer.resume(at: clock.uptime())
    isPaused = false
  }

  /// The person has read about the clock.
  public func dismissClockChange() { clockChange = nil }

  /// The person has read about the fault.
  public func dismissFault() { fault = nil }

  private func begin(atStep step: Int, after last: PracticeSet) {
    finished.append(last)
    set = newSet(atStep: step, details: Optional(last).carriedDetails)
    judgement = nil
  }

  private func newSet(atStep step: Int, details: SetDetails) -> PracticeSet {
    let now = clock.now()
    return PracticeSet(
      dog: dog.id, trick: trick.id, step: step, start: now.date,
      secondsFromGMT: now.secondsFromGMT, details: details)
  }
}
