import Gtk
import PuppyTrainingCore

/// The dialog in which a backup is chosen to take the place of the journal.
final class RestoreDialog: PresentedWindow {
  let window: Window
  private let builder = Builder(ResourcePath.ui("restore-dialog"))

  /// A person wants this backup back.
  var onRestore: (JournalBackup) -> Void = { _ in }
  /// A person wants to begin an empty journal.
  var onBeginAnew: () -> Void = {}
  /// A person wants the dialog closed.
  var onCancel: () -> Void = {}

  /// - Parameters:
  ///   - backups: the newest first.
  ///   - fault: why the journal cannot be used; `nil` when it can.
  init(_ backups: [JournalBackup], fault: JournalFault?) {
    window = builder["dialog"]
    let rows: Box = builder["rows"]
    for text in Self.texts(backups.isEmpty, fault) { rows.append(Label.reading(text)) }
    for backup in backups {
      let date = LocalTime.text(at: backup.date.timeIntervalSince1970)
      let button = Button(date)
      button.setAccessibleName(fill(tr("Restore the backup of %s"), with: [date]))
      button.onClick { [weak self] in self?.onRestore(backup) }
      rows.append(button)
    }
    if fault?.canBeginAnew == true {
      let button = Button(tr("Start with an Empty Journal"))
      button.onClick { [weak self] in self?.onBeginAnew() }
      rows.append(button)
    }
    let cancel: Button = builder["cancel_button"]
    cancel.onClick { [weak self] in self?.onCancel() }
    let scroller: ScrolledWindow = builder["scroller"]
    scroller.name(window.title)
  }

  private static func texts(_ isEmpty: Bool, _ fault: JournalFault?) -> [String] {
    var texts = [fault?.sentence].compactMap(\.self)
    if isEmpty {
      texts.append(
        tr("There is no backup yet. One is made each day on which something was practised."))
    } else if fault == nil {
      texts.append(
        tr("Everything practised since then goes away. It is backed up first, so it can come back.")
      )
    } else {
      texts.append(tr("What cannot be used is set aside, not deleted."))
    }
    return texts
  }
}

extension JournalFault {
  /// Another journal may take the place of the one that has this fault.
  @MainActor var canBeginAnew: Bool {
    switch self {
    case .damaged, .notADatabase: true
    case .readOnly, .diskFull, .locked, .newerVersion, .replaced, .other: false
    }
  }
}
