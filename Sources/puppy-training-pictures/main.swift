import FoundationEssentials
import Glibc
import Gtk
import PuppyTrainingCore
import PuppyTrainingGtk

// puppy-training-pictures OUT --from FOLDER [--size WIDTH] [--look NAME] [--moments] [TRICK…]
let command = PicturesCommand(Array(CommandLine.arguments.dropFirst()))
exit(command.run())
