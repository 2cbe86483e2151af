import Glibc
import PuppyTrainingJournal

/// Opens a journal as somebody who is not root, and tells what comes of it.
func withoutRights(in folder: JournalFolder) {
  // Root may write everywhere; 65534 is nobody.
  if getuid() == 0 && setuid(65_534) != 0 { fatalError("setuid") }
  do {
    _ = try SQLiteJournal.open(in: folder)
    tell("opened")
  } catch {
    tell("\(error)")
  }
}
