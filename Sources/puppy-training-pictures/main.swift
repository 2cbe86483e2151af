import Glibc

// puppy-training-pictures DIR [--from FOLDER] [--width PIXELS] [--look NAME] [--dark] [--whole] [TRICK…]
// puppy-training-pictures check PICTURES TRICKS
// puppy-training-pictures icons PICTURES DIR
let arguments = Array(CommandLine.arguments.dropFirst())
do throws(CommandProblem) {
  let rest = Array(arguments.dropFirst())
  switch arguments.first {
  case "check": try PictureCheck(rest).run()
  case "icons": try IconDrawing(rest).run()
  default: try PictureRendering(arguments).run()
  }
} catch {
  let line = Array("puppy-training-pictures: \(error.sentence)\n".utf8)
  write(STDERR_FILENO, line, line.count)
  exit(error.status)
}
