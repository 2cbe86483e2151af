import Glibc
import PuppyTrainingScenariosGtk

exit(ScenarioCommand.run(Array(CommandLine.arguments.dropFirst())))
