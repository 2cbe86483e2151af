// Writes to a journal for the tests of crashes and full disks: journal-writer MODE FOLDER …
import PuppyTrainingJournal

let arguments = CommandLine.arguments
guard arguments.count >= 3 else { fatalError("journal-writer MODE FOLDER …") }
let folder = JournalFolder(path: arguments[2])

switch arguments[1] {
case "endlessly":
  try EndlessPractice(in: folder).run()
case "until-full":
  try FullDisk(folder, limit: arguments.count > 3 ? UInt(arguments[3]) : nil).run()
case "without-rights":
  withoutRights(in: folder)
default:
  fatalError("unknown mode \(arguments[1])")
}
