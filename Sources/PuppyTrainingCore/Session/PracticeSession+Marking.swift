extension PracticeSession {
  /// Marks a try, and ends the set when the rule says so: with its verdict, until a person
  /// overrules that. Does nothing while the session is paused or a verdict is up.
  ///
  /// - Returns: the mark has appeared.
  @discardableResult
  public func mark(isHit: Bool) -> Bool {
    guard !isPaused, judgement == nil else { return false }
    let now = clock.now()
    var kept = set
    if kept.reps.isEmpty { kept = kept.starting(at: now) }
    let rep = Rep(isHit: isHit, date: now.date)
    let judgement = judge.judgement(of: kept.reps + [rep], after: earlierReps)
    let decision = judgement.map { Decision(verdict: $0.verdict, chosen: $0.verdict) }
    let isKept = attempt { () throws(JournalFault) in
      try journal.get().append(rep, to: kept, ending: decision)
    }
    guard isKept else { return false }
    kept.reps.append(rep)
    kept.decision = decision
    set = kept
    self.judgement = judgement
    if isHit { timer.reward(rep.id, at: clock.uptime()) }
    if let latest, let change = ClockChange.between(latest, now) { clockChange = change }
    latest = now
    onChange(kept)
    return true
  }

  /// Takes the last rep of this session back, also that of a set that has ended, which then goes
  /// on. Sets before this session stay.
  ///
  /// - Returns: a mark has gone.
  @discardableResult
  public func undo() -> Bool {
    guard let last = set.reps.isEmpty ? finished.last : set, let rep = last.reps.last
    else { return false }
    let isTaken = attempt { () throws(JournalFault) in try journal.get().removeLastRep(of: last.id)
    }
    guard isTaken else { return false }
    if set.reps.isEmpty { finished.removeLast() }
    var reopened = last
    reopened.reps.removeLast()
    reopened.decision = nil
    set = reopened
    judgement = nil
    timer.takeBack(rep.id)
    onChange(reopened)
    return true
  }

  /// Does what may fail, and keeps why it did.
  ///
  /// - Returns: it has been done.
  func attempt(_ work: () throws(JournalFault) -> Void) -> Bool {
    do throws(JournalFault) {
      try work()
      if fault != nil { fault = nil }
      return true
    } catch {
      fault = error
      return false
    }
  }
}

extension PracticeSet {
  /// The same set, begun at this moment.
  fileprivate func starting(at moment: WallTime) -> PracticeSet {
    PracticeSet(
      id: id, dog: dog, trick: trick, step: step, start: moment.date,
      secondsFromGMT: moment.secondsFromGMT, reps: reps, details: details, decision: decision)
  }
}
