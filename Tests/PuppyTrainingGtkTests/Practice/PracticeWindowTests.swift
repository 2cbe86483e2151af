import FoundationEssentials
import GtkTestSupport
import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import GtkTools
@testable import PuppyTrainingGtk

extension FrontTests {
  /// Runs a test on a practice window, which is gone afterwards.
  func withPractice(
    _ id: Trick.ID = "touch", rule: PracticeRule = .standard, sets: [PracticeSet] = [],
    prerequisite: Trick.ID? = nil,
    _ test: (PracticeWindow, MemoryJournal) throws -> Void
  ) throws {
    let book = try Front.book
    let trick = try #require(book[id])
    let dog = Dog(id: Self.dog, name: "Biscuit", rule: rule)
    let journal = MemoryJournal(dogs: [dog], sets: sets)
    let session = try PracticeSession(
      dog: dog, trick: trick, prerequisite: prerequisite, journal: LentJournal(journal))
    let practice = PracticeWindow(session, in: book, marker: MarkerChoice())
    practice.window.present()
    settle()
    defer {
      practice.willClose()
      practice.window.destroy()
      settle()
    }
    try test(practice, journal)
  }

  private static let dog = UUID()

  @Test(arguments: [
    (Key.space, true), (.right, true), (.pageDown, true), (.keypadRight, true),
    (.letter("m"), false), (.letter("M"), false), (.left, false), (.pageUp, false),
  ])
  func oneKeyMarksATry(key: Key, isHit: Bool) throws {
    try withPractice { practice, journal in
      #expect(practice.window.press(key))
      settle()
      #expect(journal.kept.map { $0.reps.map(\.isHit) } == [[isHit]])
      #expect(practice.window.texts.contains(isHit ? "1 hit, 0 misses" : "0 hits, 1 miss"))
      #expect(
        practice.markIcons.first
          == (isHit ? "puppy-mark-hit-symbolic" : "puppy-mark-miss-symbolic"))
    }
  }

  @Test func aKeyHeldDownMarksOneTry() throws {
    try withPractice { practice, journal in
      for _ in 0..<4 { practice.window.press(.space) }
      #expect(journal.kept.flatMap(\.reps).count == 1)
      practice.window.release(.space)
      practice.window.press(.space)
      #expect(journal.kept.flatMap(\.reps).count == 2)
    }
  }

  @Test func aMarkIsOnDiskBeforeItAppears() throws {
    try withPractice { practice, journal in
      var shownAtAppend: [String] = []
      journal.onAppend = { shownAtAppend = practice.markIcons }
      practice.window.strike(.space)
      settle()
      #expect(!shownAtAppend.contains("puppy-mark-hit-symbolic"))
      #expect(practice.markIcons.first == "puppy-mark-hit-symbolic")
    }
  }

  @Test func aFaultIsSaidAndMarksNothing() throws {
    try withPractice { practice, journal in
      practice.window.strike(.space)
      journal.fault = .diskFull(path: "/data")
      practice.window.strike(.space)
      settle()
      #expect(practice.window.texts.contains("1 hit, 0 misses"))
      #expect(practice.window.texts.contains(JournalFault.diskFull(path: "/data").sentence))
      journal.fault = nil
      practice.window.strike(.space)
      settle()
      #expect(practice.window.texts.contains("2 hits, 0 misses"))
      #expect(practice.window.parts(styled: "fault").isEmpty)
    }
  }

  @Test func aSetOfFiveEndsWithItsVerdictAndItsReason() throws {
    try withPractice { practice, _ in
      for key in [Key.space, .space, .letter("m"), .space, .space] { practice.window.strike(key) }
      settle()
      let texts = practice.window.texts
      #expect(texts.contains("Push: on to the next step"))
      #expect(texts.contains("4 of 5 tries were hits, and 4 are enough to go on."))
      #expect(texts.contains { $0.hasPrefix("The next set is at step 2: ") })
      #expect(practice.window.button("Hit") == nil)
    }
  }

  @Test func theKeyThatEndedTheSetDoesNotAcceptTheVerdictUnread() throws {
    try withPractice { practice, _ in
      for _ in 0..<6 { practice.window.strike(.space) }
      settle()
      #expect(practice.session.judgement != nil)
      _ = MainLoop.run(forMilliseconds: 600) { false }
      practice.window.strike(.space)
      settle()
      #expect(practice.session.judgement == nil)
      #expect(practice.session.set.step == 1)
      #expect(practice.window.texts.contains("Step 2 of \(practice.session.trick.steps.count)"))
    }
  }

  @Test(arguments: [("s", 0), ("n", 1), ("b", 0)] as [(Unicode.Scalar, Int)])
  func aLetterOverrulesTheVerdict(letter: Unicode.Scalar, step: Int) throws {
    try withPractice { practice, journal in
      for _ in 0..<5 { practice.window.strike(.space) }
      practice.window.strike(.letter(letter))
      settle()
      #expect(practice.session.set.step == step)
      #expect(journal.kept.first?.decision?.isOverruled == (letter != "n"))
    }
  }

  @Test func backSpaceTakesMarksBackAcrossTheEndOfASet() throws {
    try withPractice { practice, journal in
      for _ in 0..<5 { practice.window.strike(.space) }
      practice.window.strike(.letter("n"))
      settle()
      for left in [4, 3, 2, 1, 0, 0] {
        practice.window.strike(.backspace)
        #expect(journal.kept.flatMap(\.reps).count == left)
      }
      settle()
      #expect(practice.window.texts.contains("0 hits, 0 misses"))
      #expect(practice.session.set.step == 0)
    }
  }

  @Test func aDropAtTheFirstStepOffersThePrerequisite() throws {
    try withPractice("ring-bell", prerequisite: "touch") { practice, _ in
      var offered: Trick.ID?
      practice.onPrepare = { offered = $0 }
      for _ in 0..<5 { practice.window.strike(.letter("m")) }
      settle()
      let title = try #require(try Front.book["touch"]?.title)
      let button = try #require(practice.window.button("Practise “\(title)” First"))
      button.click()
      #expect(offered == "touch")
    }
  }

  @Test func pauseStopsTheMarking() throws {
    try withPractice { practice, journal in
      practice.window.strike(.letter("p"))
      practice.window.strike(.space)
      settle()
      #expect(journal.kept.isEmpty)
      #expect(practice.window.texts.contains("Paused"))
      practice.window.strike(.letter("p"))
      practice.window.strike(.space)
      #expect(journal.kept.count == 1)
    }
  }

  @Test func aNoteCanBeWrittenWithTheKeysThatMark() throws {
    try withPractice { practice, journal in
      practice.window.parts(Expander.self).first?.isOpen = true
      settle()
      let entry = try #require(practice.window.parts(Entry.self).last)
      entry.grabFocus()
      #expect(practice.window.isWriting)
      #expect(!practice.window.press(.space))
      entry.text = "m m"
      #expect(practice.session.set.details.note == "m m")
      #expect(journal.kept.isEmpty)
      #expect(practice.usesEscape())
      #expect(!practice.window.isWriting)
      #expect(!practice.usesEscape())
    }
  }

  @Test(arguments: [false, true])
  func aMissIsOnTheSideOfItsArrowKeyInEveryLanguage(isRightToLeft: Bool) throws {
    Widget.isRightToLeft = isRightToLeft
    defer { Widget.isRightToLeft = false }
    try withPractice { practice, journal in
      let miss = try #require(practice.window.button("Miss"))
      let hit = try #require(practice.window.button("Hit"))
      let missPlace = try #require(miss.place(in: practice.window))
      let hitPlace = try #require(hit.place(in: practice.window))
      #expect(missPlace.x.upperBound <= hitPlace.x.lowerBound)
      miss.click()
      hit.click()
      #expect(journal.kept.map { $0.reps.map(\.isHit) } == [[false, true]])
    }
  }

  @Test func twoOfTheThreeDsThatRiseAtOnceAreSaidGently() throws {
    let last = PracticeSet(
      dog: Self.dog, trick: "touch", step: 0, start: Date(timeIntervalSince1970: 0),
      reps: [Rep(isHit: true, date: Date(timeIntervalSince1970: 0))],
      details: SetDetails(distance: 1, duration: 2, distraction: 0))
    try withPractice(sets: [last]) { practice, _ in
      practice.session.change(SetDetails(distance: 1, duration: 3, distraction: 0))
      settle()
      #expect(!practice.window.texts.contains { $0.hasPrefix("Raised at once") })
      practice.session.change(SetDetails(distance: 2, duration: 3, distraction: 0))
      settle()
      #expect(
        practice.window.texts.contains {
          $0.hasPrefix("Raised at once over the last set: distance, duration.")
        })
    }
  }

  @Test func theThreeHundredPeckCounterSaysWhatToAskFor() throws {
    let book = try Front.book
    let trick = try #require(book.tricks.first { $0.steps[0].hold != nil })
    try withPractice(trick.id, rule: .threeHundredPeck) { practice, _ in
      #expect(practice.window.texts.contains { $0.hasPrefix("Ask for 1 ") })
      practice.window.strike(.space)
      settle()
      #expect(
        practice.session.judgement != nil
          || practice.window.texts.contains { $0.hasPrefix("Ask for 2 ") })
    }
  }

  @Test func thePracticeWindowFitsANarrowScreen() throws {
    try withPractice { practice, _ in
      #expect(practice.window.leastWidth <= 360)
      for _ in 0..<5 { practice.window.strike(.letter("m")) }
      settle()
      #expect(practice.window.leastWidth <= 360)
    }
  }
}

extension PracticeWindow {
  /// The icons of the tries.
  fileprivate var markIcons: [String] {
    window.parts(styled: "marks").flatMap { $0.icons }
  }
}
