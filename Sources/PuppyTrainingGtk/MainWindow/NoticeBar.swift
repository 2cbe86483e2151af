import Gtk
import PuppyTrainingCore

/// The message over the collection, as long as there is one.
final class NoticeBar {
  private let bar: InfoBar
  private let label: Label
  private var observation: ObservationToken?

  init(bar: InfoBar, label: Label, coordinator: FlowCoordinator) {
    self.bar = bar
    self.label = label
    bar.onClose { [weak coordinator] in coordinator?.notice = nil }
    observation = observe { [weak self] in self?.show(coordinator.notice) }
  }

  private func show(_ notice: Notice?) {
    if let notice {
      label.text = notice.text
      label.setAccessibleName(notice.text)
    }
    bar.isVisible = notice != nil
  }
}

extension Notice {
  /// The message as a sentence.
  var text: String {
    switch self {
    case .unknownTrick(let id): fill(tr("The trick book has no trick “%s”."), with: [id])
    case .deleted(_, let name): fill(tr("%s was deleted."), with: [name])
    case .journal(let fault): fault.text
    }
  }
}
