// What the pictures cost: bench-pictures FOLDER, that of the picture files.
guard CommandLine.arguments.count == 2 else { fatalError("bench-pictures FOLDER") }
try PictureCosts(folder: CommandLine.arguments[1]).run()
