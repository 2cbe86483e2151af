import FoundationEssentials
import Gtk
import PuppyTrainingCore

@MainActor extension JournalFault {
  /// What happened to the journal, and what to do about it. Browsing goes on in any case.
  var sentence: String {
    switch self {
    case .readOnly(let path):
      fill(
        tr("Practice cannot be kept: %s may not be written. Allow writing there and try again."),
        with: [path])
    case .diskFull(let path):
      fill(
        tr(
          "The disk is full, so the last try was not kept; all tries before it were. Make room where %s is, then mark it again."
        ), with: [path])
    case .notADatabase(let path):
      fill(
        tr(
          "%s is not a practice journal. Move it elsewhere and start the app again, or restore a backup from the menu."
        ), with: [path])
    case .damaged(let setAside, let backup):
      damaged(setAside, backup)
    case .locked:
      tr(
        "Another program keeps the practice journal locked. Close that program, then try again.")
    case .newerVersion(let found, let known):
      fill(
        tr(
          "A newer version of Puppy Training wrote the practice journal (format %1$s, this one knows %2$s). Use that version to practise; nothing was changed."
        ), with: ["\(found)", "\(known)"])
    case .replaced:
      tr("Another journal took the place of the one you practised with. Begin this practice again.")
    case .other(let code, let text):
      fill(
        tr("The practice journal could not be used: %1$s (%2$s). Start the app again."),
        with: [text, "\(code)"])
    }
  }

  private func damaged(_ setAside: String, _ backup: JournalBackup?) -> String {
    let what = fill(
      tr("The practice journal was damaged. It was set aside, not deleted, as %s."),
      with: [setAside])
    guard let backup else {
      return what + " " + tr("There is no backup yet, so the journal starts empty.")
    }
    return what + " "
      + fill(
        // Translators: %s is a date.
        tr("The newest good backup is of %s."),
        with: [LocalTime.text(at: backup.date.timeIntervalSince1970)])
  }
}

extension ClockChange {
  /// What happened to the clock, and that it does no harm.
  var text: String {
    switch self {
    case .backwards:
      tr(
        "The clock of this computer was moved backwards. Practice is kept in its right order all the same."
      )
    case .zone:
      tr(
        "The time zone has changed. Each set keeps the day on which it was practised."
      )
    }
  }
}
