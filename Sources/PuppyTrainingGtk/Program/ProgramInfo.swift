/// What the program is called, in all the places where it has a name.
public enum ProgramInfo {
  /// The id of the program, its desktop file, its icon and its settings.
  public static let id = "io.github.puppytraining.PuppyTraining"
  /// The icon of the windows, which is there as pixels alone.
  public static let windowIcon = "puppy-window"
  /// The command.
  public static let command = "puppy-training"
  public static let version = "0.1.0"
  /// Where the build puts the compiled resources, beside the program.
  public static let resourceBundle = "puppy-training_PuppyTrainingGtk.resources"
}
