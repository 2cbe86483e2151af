import FoundationEssentials
import HTMLPages

/// A report as one HTML page, which needs nothing but the pictures beside it.
struct ReportPage {
  let report: ScenarioReport

  var html: String {
    Page(
      title: "\(report.scenario.title): \(summary)", style: Self.style,
      body: """
        <main>
        <h1>\(report.scenario.title.html)</h1>
        <p class="summary \(worst)">\(summary)</p>
        <p>\(report.scenario.covers.html)</p>
        \(facts)
        <ol>
        \(zip(report.scenario.steps, report.records).map(step).joined(separator: "\n"))
        </ol>
        </main>
        """
    ).html
  }

  /// The title of the page says it first, because many of these pages lie open side by side.
  private var summary: String {
    let tally = report.tally
    return "\(tally.passed) passed, \(tally.failed) failed, \(tally.notDone) not done"
  }

  private var worst: String {
    let tally = report.tally
    return tally.failed > 0 ? "failed" : tally.notDone > 0 ? "open" : "passed"
  }

  private var facts: String {
    let date = report.date.formatted(.iso8601)
    let rows =
      [
        "<dt>Date</dt><dd><time datetime=\"\(date)\">\(date)</time></dd>",
        "<dt>Scenario</dt><dd>\(report.scenario.id.html)</dd>",
        "<dt>Begins with</dt><dd>\(report.scenario.beginning.rawValue.html)</dd>",
      ] + report.versions.map { "<dt>\($0.name.html)</dt><dd>\($0.number.html)</dd>" }
    return "<dl>\n\(rows.joined(separator: "\n"))\n</dl>"
  }

  private func step(_ step: ScenarioStep, _ record: StepRecord) -> String {
    var parts = ["<p class=\"action\">\(step.action.html)</p>"]
    let expectations = step.expectations.map { "<li>\($0.html)</li>" }.joined()
    parts.append("<ul>\(expectations)</ul>")
    parts.append("<p class=\"verdict\">\(verdict(of: record))</p>")
    if let problem = record.problem { parts.append("<p class=\"problem\">\(problem.html)</p>") }
    if !record.note.isEmpty { parts.append("<p class=\"note\">\(record.note.html)</p>") }
    if !step.lines.isEmpty {
      let lines = step.lines.map(\.text.html).joined(separator: "\n")
      parts.append("<details><summary>For a machine</summary><pre>\(lines)</pre></details>")
    }
    if let picture = record.picture {
      let text = "The app after this step"
      parts.append(
        "<a href=\"\(picture.html)\"><img src=\"\(picture.html)\" alt=\"\(text)\"></a>")
    }
    let style = record.verdict?.rawValue ?? "open"
    return "<li class=\"step \(style)\">\n\(parts.joined(separator: "\n"))\n</li>"
  }

  private func verdict(of record: StepRecord) -> String {
    let who = record.isByMachine ? "by the machine" : "by hand"
    return switch record.verdict {
    case .passed: "✓ Passed \(who)"
    case .failed: "✗ Failed \(who)"
    case nil: "– Not done"
    }
  }

  private static let style = """
    :root { color-scheme: light dark; --line: #8884; --passed: #1a7f37; --failed: #cf222e; }
    @media (prefers-color-scheme: dark) { :root { --passed: #4ac26b; --failed: #ff8182; } }
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 50rem; margin: 0 auto; padding: 1.5rem; }
    .summary { font-size: 1.25rem; font-weight: 600; }
    dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; }
    dt { font-weight: 600; } dd { margin: 0; }
    li.step { border-inline-start: .25rem solid var(--line); padding: .25rem 1rem; margin: 1rem 0; }
    li.step.passed { border-color: var(--passed); } li.step.failed { border-color: var(--failed); }
    .action { font-weight: 600; margin: 0; } ul { margin: .25rem 0; }
    .passed > .verdict, .summary.passed { color: var(--passed); }
    .failed > .verdict, .summary.failed, .problem { color: var(--failed); }
    .verdict { font-weight: 600; margin: .25rem 0; }
    .note { white-space: pre-wrap; border: 1px solid var(--line); padding: .5rem; }
    pre { overflow-x: auto; } img { max-width: 100%; border: 1px solid var(--line); }
    """
}

extension ScenarioReport {
  /// The report as an HTML page. Whatever was written by a person is only ever text in it.
  public var html: String { ReportPage(report: self).html }
}
