import Glibc
import PuppyTrainingPreviews

exit(PreviewsApp().run(CommandLine.arguments))
