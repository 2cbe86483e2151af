import FoundationEssentials
import Testing

@testable import PuppyTrainingScenarios

struct ReportPageTests {
  private static func report(_ change: (inout [StepRecord]) -> Void = { _ in }) -> ScenarioReport {
    let scenario = Scenario.sample([[.close], []])
    var records = [StepRecord(), StepRecord()]
    change(&records)
    return ScenarioReport(
      scenario: scenario, records: records, versions: [Version("GTK", "4.8.3")],
      date: Date(timeIntervalSince1970: 1_780_000_000))
  }

  @Test func thePageSaysWhatWasTestedWithWhatAndWhen() {
    let html = Self.report().html
    for part in [
      "<title>A sample: 0 passed, 0 failed, 2 not done</title>", "<h1>A sample</h1>",
      "<p>Everything.</p>", "<dt>GTK</dt><dd>4.8.3</dd>",
      "<time datetime=\"2026-05-28T20:26:40Z\">2026-05-28T20:26:40Z</time>",
      "<dt>Scenario</dt><dd>sample</dd>", "<p class=\"action\">Do 1.</p>",
      "<ul><li>It is done.</li></ul>", "<pre>line 1</pre>", "– Not done",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test func eachStepSaysHowItWent() {
    let html = Self.report {
      $0[0].verdict = .passed
      $0[0].isByMachine = true
      $0[0].picture = "step-1.png"
      $0[1].verdict = .failed
      $0[1].problem = "It is not there."
      $0[1].note = "Twice."
    }.html
    for part in [
      "<p class=\"summary failed\">1 passed, 1 failed, 0 not done</p>",
      "<li class=\"step passed\">", "✓ Passed by the machine", "<li class=\"step failed\">",
      "✗ Failed by hand", "<p class=\"problem\">It is not there.</p>",
      "<p class=\"note\">Twice.</p>", "<img src=\"step-1.png\"",
    ] {
      #expect(html.contains(part), "\(part)")
    }
  }

  @Test func whateverAPersonWroteIsOnlyEverText() {
    let nasty = "<script>alert(\"1\")</script> & 'quoted'"
    let scenario = Scenario(
      id: nasty, title: nasty, covers: nasty,
      steps: [
        ScenarioStep(
          action: nasty, expectations: [nasty],
          lines: [MachineLine(text: nasty, number: 1, instruction: .close)])
      ])
    var record = StepRecord()
    record.note = nasty
    record.problem = nasty
    record.picture = nasty
    let html = ScenarioReport(
      scenario: scenario, records: [record], versions: [Version(nasty, nasty)],
      date: Date(timeIntervalSince1970: 0)
    ).html
    let escaped =
      "&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;quoted&#39;"
    #expect(!html.contains("<script"))
    #expect(!html.contains("'quoted'"))
    #expect(html.components(separated: escaped) == 13)
  }

  @Test func thePageNeedsNothingFromElsewhere() {
    let html = Self.report().html
    for word in ["http:", "https:", "<link", "@import", "url("] { #expect(!html.contains(word)) }
  }
}

extension String {
  /// How often `part` is in this.
  fileprivate func components(separated part: String) -> Int { ranges(of: part).count }
}
