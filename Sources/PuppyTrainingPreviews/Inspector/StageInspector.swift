import Gtk
import GtkTools

/// Looks at a stage again and again, for as long as somebody wants to know what is on it.
final class StageInspector {
  private let stage: Stage
  private var timer: ScheduledWork?
  private(set) var tree = StageTree()
  private(set) var faults: [AuditFinding] = []
  /// The stops of Tab in the tree are known.
  private var isWalked = false

  /// Finds what is at fault on a stage.
  static var check: @MainActor (Stage, StageTree) -> [AuditFinding] = audit

  /// What the audit finds, but for what may be as it is.
  private static func audit(_ stage: Stage, _ tree: StageTree) -> [AuditFinding] {
    let scale = Auditor.scale
    let picture = Pixels(stage.widget.screenPicture(scale: scale))
    return Audit.faults(in: tree, picture: picture, scale: scale).filter { fault in
      !AuditException.all.contains { $0.rule == fault.rule && $0.covers(tree, fault.element) }
    }
  }

  /// Something on the stage is different.
  var onChange: () -> Void = {}

  /// It looks at the stage.
  var isOn = false {
    didSet {
      guard isOn != oldValue else { return }
      timer?.cancel()
      timer = nil
      if isOn { look() }
    }
  }

  /// Between two looks, in milliseconds: what is marked is seen to move with its marks.
  private static let pause: UInt32 = 120

  init(_ stage: Stage) { self.stage = stage }

  isolated deinit { timer?.cancel() }

  /// Looks at what is there now. The keyboard is sent along all stops of Tab once, when the parts are
  /// those that were there at the last look.
  func refresh() {
    var new = StageTree(of: stage, walksTab: false)
    if !new.hasSameParts(as: tree) {
      isWalked = false
    } else if isWalked {
      new.takeTabStops(from: tree)
    } else {
      new = StageTree(of: stage)
      isWalked = true
    }
    guard new != tree else { return }
    tree = new
    faults = Self.check(stage, new)
    onChange()
  }

  private func look() {
    refresh()
    timer = MainLoop.schedule(afterMilliseconds: Self.pause) { [weak self] in self?.look() }
  }
}

extension StageTree {
  /// The same elements in the same places of the tree, whatever their state.
  nonisolated func hasSameParts(as other: StageTree) -> Bool {
    elements.elementsEqual(other.elements) {
      $0.depth == $1.depth && $0.kind == $1.kind && $0.isFocusable == $1.isFocusable
    }
  }

  /// What Tab leads to, as found in a tree with the same parts.
  nonisolated mutating func takeTabStops(from other: StageTree) {
    for (place, element) in other.elements.enumerated() {
      elements[place].tabStop = element.tabStop
      elements[place].isReachable = element.isReachable
    }
  }

  /// Where Tab stops, as far as that can be seen, by the number of the stop.
  nonisolated var tabFrames: [Int: Frame] {
    let seen = elements.compactMap { element in
      element.visibleFrame.isEmpty ? nil : element.tabStop.map { ($0, element.frame) }
    }
    return Dictionary(seen) { first, _ in first }
  }
}
