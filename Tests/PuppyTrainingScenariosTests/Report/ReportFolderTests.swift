import FoundationEssentials
import TestSupport
import Testing

@testable import PuppyTrainingScenarios

struct ReportFolderTests {
  @Test func theFolderIsMadeAndThePageWritten() throws {
    let folder = try TemporaryFolder()
    let report = try ReportFolder(preparing: "\(folder.path)/a/b/../c")
    #expect(report.path == "\(folder.path)/a/c")
    #expect(try FileManager.default.contentsOfDirectory(atPath: report.path) == [])
    let scenario = Scenario.sample([[]])
    let page = ScenarioReport(
      scenario: scenario, records: [StepRecord()], versions: [],
      date: Date(timeIntervalSince1970: 0))
    try report.write(page)
    let data = try Data(contentsOf: URL(filePath: report.page))
    #expect(String(decoding: data, as: UTF8.self) == page.html)
    #expect(ReportFolder.picture(ofStep: 0) == "step-1.png")
  }

  @Test func aFolderThatCannotBeWrittenIsToldWithTheNearestThatCan() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    let path = "\(folder.path)/file/report"
    let error = #expect(throws: ReportFolder.Unwritable.self) {
      try ReportFolder(preparing: path)
    }
    #expect(
      error?.description
        == "The folder \(path) cannot be written; the nearest that can is \(folder.path).")
  }
}
