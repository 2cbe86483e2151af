import FoundationEssentials
import PuppyTrainingCore
import TestSupport
import Testing

@MainActor
struct PracticeSessionMarkingTests {
  private let fixture = SessionFixture()

  @Test("Every mark that is there is in the journal")
  func kept() throws {
    let session = try fixture.session()
    for (index, mark) in "hmhhh".enumerated() {
      #expect(session.mark(isHit: mark == "h"))
      #expect(fixture.journal.kept == [session.set])
      #expect(fixture.journal.writes == index + 1)
    }
    #expect(fixture.kept() == ["1: hmhhh push"])
  }

  @Test("A set begins with its first rep, by the clock on the wall")
  func start() throws {
    let session = try fixture.session()
    fixture.clock.pass(seconds: 90)
    fixture.clock.setZone(-3_600)
    session.mark(isHit: true)
    let now = fixture.clock.clock.now()
    #expect(session.set.start == now.date)
    #expect(session.set.secondsFromGMT == -3_600)
    #expect(session.set.reps.map(\.date) == [now.date])
  }

  @Test("The verdict comes with the last rep of a set, and no mark is taken after it")
  func verdict() throws {
    let session = try fixture.session()
    fixture.mark("hhmhm", in: session)
    let reason = Judgement.Reason.set(hits: 3, size: 5, push: 4, stick: 3)
    #expect(session.judgement == Judgement(verdict: .stick, reason: reason))
    #expect(session.set.decision == Decision(verdict: .stick, chosen: .stick))
    #expect(!session.mark(isHit: true))
    #expect(fixture.kept() == ["1: hhmhm stick"])
  }

  @Test("A rule that looks back sees the sets before")
  func lookingBack() throws {
    let session = try fixture.session(
      rule: .nineOfTen, history: [fixture.set("hhhhh", verdict: .stick)])
    fixture.mark("hhhhh", in: session)
    #expect(session.judgement?.verdict == .push)
  }

  @Test("What the journal cannot keep gets no mark, and is told until something is kept")
  func fault() throws {
    let session = try fixture.session()
    fixture.mark("hhhh", in: session)
    fixture.journal.fault = .diskFull(path: "/journal")
    #expect(!session.mark(isHit: true))
    #expect(!session.undo())
    #expect(fixture.marks(session) == "hhhh")
    #expect(session.judgement == nil)
    #expect(session.fault == .diskFull(path: "/journal"))
    fixture.journal.fault = nil
    #expect(session.mark(isHit: true))
    #expect(session.fault == nil)
    #expect(fixture.kept() == ["1: hhhhh push"])
  }

  @Test("A fault can be dismissed")
  func dismissing() throws {
    let session = try fixture.session()
    fixture.journal.fault = .locked
    session.mark(isHit: true)
    session.dismissFault()
    #expect(session.fault == nil)
  }

  @Test("The last rep is taken back as often as one likes, in the journal too")
  func undo() throws {
    let session = try fixture.session()
    fixture.mark("hmh", in: session)
    var seen: [String] = []
    while session.undo() { seen.append(fixture.marks(session)) }
    #expect(seen == ["hm", "h", ""])
    #expect(fixture.kept() == [])
    #expect(!session.canUndo)
    fixture.mark("m", in: session)
    #expect(fixture.kept() == ["1: m"])
  }

  @Test("Taking back the rep that ended a set takes the verdict away, and the set goes on")
  func undoVerdict() throws {
    let session = try fixture.session()
    fixture.mark("hhhhm", in: session)
    #expect(session.undo())
    #expect(session.judgement == nil)
    #expect(fixture.kept() == ["1: hhhh"])
    fixture.mark("h", in: session)
    #expect(fixture.kept() == ["1: hhhhh push"])
  }

  @Test("Taking back goes over the end of a set, until the first one of the session is empty")
  func undoOverSets() throws {
    let session = try fixture.session(history: [fixture.set("h")])
    fixture.mark("hhhhh", in: session)
    session.overrule(with: .stick)
    fixture.mark("hhhhh", in: session)
    session.accept()
    fixture.mark("m", in: session)
    #expect([session.setNumber, session.set.step] == [3, 1])
    #expect(session.undo())
    #expect(fixture.kept() == ["1: h", "1: hhhhh push stick", "1: hhhhh push"])
    #expect(session.undo())
    #expect([session.setNumber, session.set.step] == [2, 0])
    #expect(fixture.kept() == ["1: h", "1: hhhhh push stick", "1: hhhh"])
    for _ in 0..<9 { #expect(session.undo()) }
    #expect([session.setNumber, session.set.step] == [1, 0])
    #expect(!session.undo())
    #expect(fixture.kept() == ["1: h"])
  }

  @Test("Who follows the session hears of each change once the journal has it")
  func changes() throws {
    let session = try fixture.session()
    var heard: [PracticeSet] = []
    session.onChange = { heard.append($0) }
    fixture.mark("h", in: session)
    #expect(heard == fixture.journal.kept)
    session.undo()
    #expect(heard.last?.reps == [])
    fixture.journal.fault = .locked
    fixture.mark("h", in: session)
    #expect(heard.count == 2)
  }

  @Test(
    "After any keys the journal holds just the marks that are there",
    arguments: SeededGenerator.seeds(50))
  func anyKeys(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let rule = generator.pick(PracticeRule.choices)
    let session = try fixture.session(rule: rule)
    var shown: [PracticeSet.ID: PracticeSet] = [:]
    session.onChange = { shown[$0.id] = $0.reps.isEmpty ? nil : $0 }
    for _ in 0..<200 {
      fixture.journal.fault = generator.decides(0.1) ? .locked : nil
      switch Int.random(in: 0..<10, using: &generator) {
      case 0...5: session.mark(isHit: generator.decides(0.7))
      case 6...7: session.undo()
      case 8: session.accept()
      default: session.overrule(with: generator.pick(Verdict.allCases))
      }
      fixture.journal.fault = nil
      let kept = fixture.journal.kept
      try #require(Dictionary(uniqueKeysWithValues: kept.map { ($0.id, $0) }) == shown)
      try #require(session.set.reps.isEmpty || kept.last == session.set)
      try #require((session.judgement != nil) == (session.set.decision != nil))
      try #require(kept.count == session.setNumber - (session.set.reps.isEmpty ? 1 : 0))
    }
  }
}
