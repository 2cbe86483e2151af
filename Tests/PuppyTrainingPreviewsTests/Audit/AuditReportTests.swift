import Testing

@testable import PuppyTrainingPreviews

@Suite struct AuditReportTests {
  private let tree = StageTree(elements: [
    StageTree.Element(kind: "GtkButton", role: "button", name: "Done"),
    StageTree.Element(kind: "GtkImage", role: "img", name: "GtkImage"),
  ])
  private let small = AuditFinding(element: 0, rule: .target, sentence: "It is small.")
  private let nameless = AuditFinding(element: 1, rule: .className, sentence: "It has no name.")

  private func address(_ text: String) throws -> Address { try Address(text, in: .sample) }

  @Test func theTableHasARowForEachViewAndEachFaultItsAddress() throws {
    var report = AuditReport()
    report.add([], in: tree, at: try address("card/easy"))
    report.add([small, nameless], in: tree, at: try address("filter-dialog/nothing?dark"))
    report.add([small], in: tree, at: try address("filter-dialog/easy"))
    #expect(
      report.text == """
        view           no name  class name  unreachable  contrast  small target  clipped text
        card                 ·           ·            ·         ·             ·             ·
        filter-dialog        ·           1            ·         ·             1             ·
        all                  ·           1            ·         ·             1             ·

        Faults:
        filter-dialog/nothing?dark (and 1 more): small target: button “Done”: It is small.
        filter-dialog/nothing?dark: class name: img (GtkImage): It has no name.

        """)
    #expect(report.count == 3)
  }

  @Test func whatIsExplainedIsNoFault() throws {
    let exception = AuditException(rule: .target, reason: "It is for cats.") { tree, place in
      tree.elements[place].name == "Done"
    }
    var report = AuditReport()
    report.add(
      [small, nameless], in: tree, at: try address("card/easy"), exceptions: [exception])
    #expect(report.faults.map(\.rule) == [.className])
    #expect(
      report.text.hasSuffix(
        """

        Explained:
        card/easy: small target: button “Done”: It is small. It is for cats.

        """))
  }

  @Test func theTitleInATitleBarMayBeCut() {
    let label = StageTree.Element(depth: 2, kind: "GtkLabel")
    let bar = StageTree(elements: [
      StageTree.Element(depth: 0, kind: "GtkHeaderBar"),
      StageTree.Element(depth: 1, kind: "GtkCenterBox"), label,
    ])
    let box = StageTree(elements: [
      StageTree.Element(depth: 0, kind: "GtkBox"),
      StageTree.Element(depth: 1, kind: "GtkCenterBox"), label,
    ])
    #expect(AuditException.all.contains { $0.rule == .clipped && $0.covers(bar, 2) })
    #expect(!AuditException.all.contains { $0.covers(box, 2) })
  }

  @Test func elementsAreSaidWithWhatTheyAreAndSay() {
    #expect(tree.elements.map(\.label) == ["button “Done”", "img (GtkImage)"])
    #expect(
      StageTree.Element(kind: "GtkLabel", text: String(repeating: "x", count: 50)).label
        == "GtkLabel “\(String(repeating: "x", count: 39))…”")
  }
}
