import Gtk
import PuppyTrainingCore

/// The message over a page, as long as there is one.
final class NoticeBar {
  let widget: InfoBar
  private let label: Label
  private let button: Button
  private var shown: Notice?
  private var observation: ObservationToken?

  /// A person wants done what the button says.
  var onAction: (Notice) -> Void = { _ in }

  init(_ coordinator: FlowCoordinator) {
    let builder = Builder(ResourcePath.ui("notice-bar"))
    widget = builder["bar"]
    label = builder["label"]
    button = builder["button"]
    button.onClick { [weak self] in
      if let self, let notice = self.shown { self.onAction(notice) }
    }
    widget.onClose { [weak coordinator] in coordinator?.notice = nil }
    observation = observe { [weak self] in self?.show(coordinator.notice) }
  }

  private func show(_ notice: Notice?) {
    shown = notice
    if let notice {
      label.text = notice.text
      label.setAccessibleName(notice.text)
    }
    button.label = notice?.action ?? ""
    button.isVisible = notice?.action != nil
    widget.isVisible = notice != nil
  }
}

extension Notice {
  /// The message as a sentence.
  var text: String {
    switch self {
    case .unknownTrick(let id): fill(tr("The trick book has no trick “%s”."), with: [id])
    case .deleted(_, let name): fill(tr("%s was deleted."), with: [name])
    case .emptyingBin(let names):
      fill(
        tr(
          "Emptying the bin removes for good, with all practice: %s. A backup is made first and kept for 30 days."
        ), with: [names.joined(separator: ", ")])
    case .restored(let backup):
      fill(
        tr("The journal of %s is back. What it replaced is backed up."),
        with: [LocalTime.text(at: backup.date.timeIntervalSince1970)])
    case .journal(let fault): fault.sentence
    }
  }

  /// What a button beside it does; `nil` when nothing is to be done.
  var action: String? {
    switch self {
    case .unknownTrick, .restored: nil
    case .deleted: tr("Undo")
    case .emptyingBin: tr("Empty Bin")
    case .journal(let fault): fault.canBeginAnew ? tr("Restore Backup…") : tr("Try Again")
    }
  }
}
