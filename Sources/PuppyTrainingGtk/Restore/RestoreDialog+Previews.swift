import FoundationEssentials
import PuppyTrainingCore

extension RestoreDialog: Previewed {
  static let previews = Preview.each(
    of: "restore",
    [
      "backups": (3, nil), "no-backup": (0, nil),
      "damaged": (
        2, .damaged(setAside: "/home/robin/.local/share/puppy-training/damaged-1", backup: nil)
      ),
    ] as KeyValuePairs<String, (Int, JournalFault?)>
  ) { count, fault in
    let backups = (0..<count).map { number in
      JournalBackup(path: "", date: PreviewClock.date - Double(number) * 86_400)
    }
    let dialog = RestoreDialog(backups, fault: fault)
    return Exhibit(presenting: dialog)
  }
}
