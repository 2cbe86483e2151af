import FoundationEssentials
import Testing

@testable import PuppyTrainingPreviews

@Suite @MainActor struct RebuildTests {
  @Test func whatTheCompilerFoundIsSaidOnce() {
    let output = """
      [1/4] Compiling PuppyTrainingGtk Pill.swift
      /a/b/Sources/PuppyTrainingGtk/Controls/Pill.swift:3:5: error: cannot find 'x' in scope
      1 | let
        |     `- error: cannot find 'x' in scope
      /a/b/Sources/PuppyTrainingGtk/Controls/Pill.swift:3:5: error: cannot find 'x' in scope
      error: emit-module command failed
      """
    #expect(
      Rebuild.faults(in: output, below: "/a/b")
        == "Sources/PuppyTrainingGtk/Controls/Pill.swift:3:5: cannot find 'x' in scope")
    #expect(
      Rebuild.faults(in: "no space", below: "/a/b") == "The program cannot be built:\nno space")
  }

  @Test func timesAreHandedOnToTheNextProgram() throws {
    var times = RebuildTimes()
    times.saved = Date(timeIntervalSince1970: 1000.25)
    times.built = Date(timeIntervalSince1970: 1003.5)
    #expect(RebuildTimes(message: times.message) == times)
    #expect(RebuildTimes(message: "no times") == nil)
    #expect(
      times.sentence(seen: Date(timeIntervalSince1970: 1004))
        == "Shown 3.75 s after it was saved: 3.25 s to build it, 0.50 s to start it.")
  }

  @Test func timesAreLeastMedianAndGreatest() {
    #expect(ReloadTimes.spread([30.2, 10, 20.6]) == "10–21–30 ms")
    #expect(ReloadTimes.spread([]) == "no time")
  }
}
