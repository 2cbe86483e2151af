import Glibc
import PuppyTrainingPreviews
import PuppyTrainingScenariosGtk

let arguments = Array(CommandLine.arguments.dropFirst())
if ScenarioCommand.takes(arguments) { exit(ScenarioCommand.run(arguments)) }
exit(PreviewsApp().run(CommandLine.arguments))
