import Glibc
import PuppyTrainingGtk

exit(PuppyTrainingApp().run(CommandLine.arguments))
