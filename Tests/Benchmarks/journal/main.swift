// How long things take that people would wait for: bench-journal FOLDER, on the disk to be
// measured.
import PuppyTrainingJournal

guard CommandLine.arguments.count == 2 else { fatalError("bench-journal FOLDER") }
let folder = CommandLine.arguments[1]
try DurableReps(in: folder + "/reps").run()
try LargeJournal(in: folder + "/large").run()
