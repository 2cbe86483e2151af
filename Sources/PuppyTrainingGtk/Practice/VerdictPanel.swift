import Gtk
import PuppyTrainingCore

/// What the rule says after a set: the verdict, why, what changes, and the ways to go on.
final class VerdictPanel {
  private let box: Box
  private let book: TrickBook
  private var shown: Judgement?
  private(set) var acceptButton: Button?

  /// A person ends the set like this.
  var onChoose: (Verdict) -> Void = { _ in }
  /// A person wants to practise this other trick first.
  var onPrepare: (Trick.ID) -> Void = { _ in }

  /// - Parameter book: where the titles of prerequisites come from.
  init(in box: Box, book: TrickBook) {
    self.box = box
    self.book = book
    box.addClass("verdict")
    box.isVisible = false
  }

  /// Shows the verdict of a session's set, or nothing while there is none.
  ///
  /// - Returns: another verdict has come up.
  func show(_ session: PracticeSession) -> Bool {
    guard session.judgement != shown else { return false }
    shown = session.judgement
    box.removeAll()
    acceptButton = nil
    box.isVisible = shown != nil
    guard let judgement = shown else { return false }
    let outcome = session.outcome(of: judgement.verdict)
    box.append(heading(judgement.verdict, outcome))
    let reason = text(judgement.sentence, "verdict-reason")
    let change = text(outcome.sentence(for: session.trick, in: book), "verdict-change")
    box.append(reason)
    box.append(change)
    box.append(choices(judgement.verdict, session))
    return true
  }

  private func heading(_ verdict: Verdict, _ outcome: Outcome) -> Box {
    let label = Label.status(verdict.title(outcome))
    label.addClass("verdict-title")
    label.wraps = true
    let row = Box(.horizontal, spacing: 12)
    row.alignToCenter(.horizontal)
    row.addClass("verdict-heading")
    row.addClass(verdict.rawValue)
    row.append(Image(decoration: verdict.icon))
    row.append(label)
    return row
  }

  private func text(_ sentence: String, _ style: String) -> Label {
    let label = Label.status(sentence)
    label.wraps = true
    label.centersLines()
    label.naturalCharacters = 60
    label.addClass(style)
    return label
  }

  private func choices(_ verdict: Verdict, _ session: PracticeSession) -> Box {
    let row = Box(.horizontal)
    row.useWrapLayout()
    row.alignToCenter(.horizontal)
    let outcome = session.outcome(of: verdict)
    let accept = button(verdict, outcome, isAccepting: true)
    acceptButton = accept
    row.append(accept)
    if case .prerequisite(let id) = outcome, let earlier = book[id] {
      let prepare = Button(fill(tr("Practise “%s” First"), with: [earlier.title]))
      prepare.addClass("pill-button")
      prepare.onClick { [weak self] in self?.onPrepare(id) }
      row.append(prepare)
    }
    for other in Verdict.allCases where other != verdict {
      row.append(button(other, session.outcome(of: other), isAccepting: false))
    }
    return row
  }

  private func button(_ verdict: Verdict, _ outcome: Outcome, isAccepting: Bool) -> Button {
    let name = verdict.action(outcome)
    let label = Label(name)
    let key = Label(
      isAccepting
        ? tr("Space", context: "key")
        : Shortcut.keys(for: .practice(.choice(verdict))).map(keyLabel).joined(separator: ", "))
    key.addClass("keycap")
    let content = Box(.horizontal, spacing: 9)
    content.append(label)
    content.append(key)
    let button = Button(child: content)
    button.addClass("pill-button")
    if isAccepting { button.addClass("suggested-action") }
    button.setAccessibleName(name)
    if !isAccepting { button.setAccessibleDescription(tr("Overrules the verdict")) }
    button.onClick { [weak self] in self?.onChoose(verdict) }
    return button
  }
}
