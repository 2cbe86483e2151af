import Gtk
import PuppyTrainingCore

/// The window in which a dog practises: to be read across a room, and run by one key for each try.
final class PracticeWindow: PresentedWindow {
  let window: ApplicationWindow
  let escape = EscapeKey.closesWhenUnused
  let session: PracticeSession
  private let builder = Builder(ResourcePath.ui("practice-window"))
  private let marks = MarkRow()
  private let details = DetailsForm()
  private let halves = PracticeHalves()
  private let marker: Marker
  private let verdict: VerdictPanel
  private let facts: FactRow
  private let notes: PracticeNotes
  private let labels: PracticeLabels
  private let pauseButton: Button
  private let undoButton: Button
  private var keys: KeyStrokes?
  private var ticker: Ticker?
  private var observation: ObservationToken?
  private var settling: ScheduledWork?
  private var fitting: ScheduledWork?

  /// A person chose other ways to be told of a mark.
  var onMarkerChoice: (MarkerChoice) -> Void = { _ in }
  /// A person wants to practise this other trick first.
  var onPrepare: (Trick.ID) -> Void = { _ in }

  /// - Parameters:
  ///   - book: where the titles of other tricks come from.
  ///   - marker: how a person is told of a mark.
  init(_ session: PracticeSession, in book: TrickBook, marker choice: MarkerChoice) {
    self.session = session
    window = builder["window"]
    marker = Marker(choice, on: builder["stage"] as Box)
    verdict = VerdictPanel(in: builder["verdict"], book: book)
    facts = FactRow(in: builder["facts"])
    notes = PracticeNotes(in: builder["notes"])
    labels = PracticeLabels(builder)
    pauseButton = builder["pause_button"]
    undoButton = builder["undo_button"]
    window.title = fill(tr("Practise %s"), with: [session.trick.title])
    assemble()
    addActions()
    observation = observe { [weak self] in self?.update() }
    ticker = Ticker { [weak self] in self?.updateTime() }
  }

  isolated deinit {
    settling?.cancel()
    fitting?.cancel()
  }

  func willClose() { ticker = nil }

  private func assemble() {
    let markBox: Box = builder["marks"]
    markBox.append(marks.widget)
    let detailsBox: Box = builder["details"]
    detailsBox.append(details.widget)
    details.onChange = { [weak self] in self?.session.change($0) }
    let stage: Box = builder["stage"]
    stage.append(halves.widget)
    halves.onMark = { [weak self] in self?.mark(isHit: $0) }
    verdict.onChoose = { [weak self] in self?.session.overrule(with: $0) }
    verdict.onPrepare = { [weak self] id in
      guard let self, self.session.accept() else { return }
      self.onPrepare(id)
    }
    marker.onChange = { [weak self] in self?.updateNotes() }
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(window.title)
    let menu: MenuButton = builder["marker_button"]
    menu.nameMenu(tr("Click and flash"))
    keys = KeyStrokes(of: window) { [weak self] in self?.handle($0, $1) ?? false }
    window.onActiveChange { [weak self] in self?.keys?.forget() }
    // Only the next layout gives the window its new width.
    window.onSizeChange { [weak self] in self?.fitting = MainLoop.schedule { self?.fitText() } }
    fitText()
  }

  private func addActions() {
    pauseButton.onClick { [weak self] in self?.togglePause() }
    undoButton.onClick { [weak self] in self?.session.undo() }
    window.addSwitch("click", marker.choice.isClickOn) { [weak self] isOn in
      self?.changeMarker { $0.isClickOn = isOn }
    }
    window.addSwitch("flash", marker.choice.isFlashOn) { [weak self] isOn in
      self?.changeMarker { $0.isFlashOn = isOn }
    }
  }

  private func changeMarker(_ change: (inout MarkerChoice) -> Void) {
    change(&marker.choice)
    onMarkerChoice(marker.choice)
    updateNotes()
  }

  // MARK: What a person does

  private func mark(isHit: Bool) {
    guard session.mark(isHit: isHit) else { return }
    marker.mark(isHit: isHit)
    if session.judgement != nil { settle() }
  }

  private func togglePause() {
    if session.isPaused { session.resume() } else { session.pause() }
  }

  /// Out of a text first: the keys mark tries again.
  func usesEscape() -> Bool {
    guard window.isWriting else { return false }
    halves.hit.grabFocus()
    return true
  }

  private func handle(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard !window.isWriting, let meaning = Shortcut.practiceKey(key, modifiers) else {
      return false
    }
    switch meaning {
    case .hit where session.judgement != nil: if settling == nil { session.accept() }
    case .hit: mark(isHit: true)
    case .miss: mark(isHit: false)
    case .undo: session.undo()
    case .pause: togglePause()
    case .choice(let verdict):
      guard session.judgement != nil else { return false }
      session.overrule(with: verdict)
    }
    return true
  }

  // MARK: What there is to see

  private func update() {
    labels.show(session)
    marks.show(session.set.reps.map(\.isHit), of: session.markCount)
    details.show(session.set.details)
    if verdict.show(session), !window.isWriting { verdict.acceptButton?.grabFocus() }
    halves.update(isShown: session.judgement == nil, isSensitive: !session.isPaused)
    undoButton.isSensitive = session.canUndo
    let action = session.isPaused ? tr("Go On (P)") : tr("Pause (P)")
    pauseButton.icon =
      session.isPaused ? "media-playback-start-symbolic" : "media-playback-pause-symbolic"
    pauseButton.tooltip = action
    pauseButton.setAccessibleName(session.isPaused ? tr("Go on") : tr("Pause"))
    updateNotes()
    updateTime()
    if session.judgement == nil { keepFocus() }
  }

  /// The key that ended the set, pressed once too often, does not accept the verdict unread.
  private func settle() {
    settling?.cancel()
    settling = MainLoop.schedule(afterMilliseconds: Self.settleTime) { [weak self] in
      self?.settling = nil
    }
  }

  /// In milliseconds: longer than two quick strokes of a key are apart.
  private static let settleTime: UInt32 = 500

  private func keepFocus() {
    if window.focusWidget == nil { halves.hit.grabFocus() }
  }

  private func updateTime() {
    facts.show(
      set: session.setNumber, elapsed: session.elapsed, rewardsPerMinute: session.rewardsPerMinute)
  }

  private func updateNotes() {
    var shown: [PracticeNotes.Note] = []
    if let fault = session.fault { shown.append(.init(text: fault.sentence, style: "fault")) }
    if let change = session.clockChange { shown.append(.init(text: change.text, style: "hint")) }
    if let note = Demand.note(on: session.raisedDemands) {
      shown.append(.init(text: note, style: "hint"))
    }
    if marker.isSilent {
      let text = tr("No sound is available on this computer, so a hit is only shown.")
      shown.append(.init(text: text, style: "hint"))
    }
    notes.show(shown)
  }

  private func fitText() {
    let width = window.size.width > 0 ? window.size.width : window.defaultSize.width
    window.setClass("narrow", width < 640)
  }
}

extension PracticeSession {
  /// How many marks there is room for: as many as a set has tries at most, unless it is counted.
  fileprivate var markCount: Int? { counter == nil ? judge.setSize : nil }
}
