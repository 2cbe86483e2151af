import Glibc

// puppy-training-pictures DIR [--from FOLDER] [--width PIXELS] [--look NAME] [--dark] [TRICK…]
// puppy-training-pictures check PICTURES TRICKS
let arguments = Array(CommandLine.arguments.dropFirst())
do throws(CommandProblem) {
  if arguments.first == "check" {
    try PictureCheck(Array(arguments.dropFirst())).run()
  } else {
    try PictureRendering(arguments).run()
  }
} catch {
  let line = Array("puppy-training-pictures: \(error.sentence)\n".utf8)
  write(STDERR_FILENO, line, line.count)
  exit(error.status)
}
