/// The folders of each module, each of which uses only those before it: the one place where that is
/// written down.
enum FolderOrder {
  static let modules: KeyValuePairs<String, [String]> = [
    "PuppyTrainingCore": [
      "Times", "Text", "Reading", "Book", "Dogs", "Records", "Journal", "Progress", "Session",
      "Filter", "Index", "Collection", "Training", "Flow",
    ],
    "PuppyTrainingPictures": [
      "Geometry", "Shapes", "Reading", "Dog", "Person", "Drawing", "Scene",
    ],
    "PuppyTrainingJournal": ["Files", "Schema", "Backups", "Journal"],
    "Gtk": [
      "Object", "MainLoop", "Program", "Widgets", "Layout", "Drawing", "List", "Media", "Windows",
      "Application",
    ],
    "GtkTools": ["Program", "Widgets", "Pictures", "Windows", "Desktop"],
    "PuppyTrainingGtk": [
      "Program", "Words", "Keys", "Presenting", "Album", "Previews", "Controls", "Pictures",
      "ConditionHeader",
      "FilterDialog", "TrickWindow", "Practice", "DogEditor", "DogPrompt",
      "Restore", "Shortcuts", "About", "Collection", "DogSwitcher", "MainWindow", "AllPreviews",
      "App",
    ],
    "PuppyTrainingPreviews": [
      "Choices", "Pixels", "Stage", "Tree", "Audit", "Rendering", "Comparing", "Inspector",
      "Gallery", "Reload", "Command", "App",
    ],
    "PuppyTrainingScenarios": ["Scenario", "Reading", "Home", "Report", "Running"],
    "PuppyTrainingScenariosGtk": ["App", "Window", "Command"],
  ]

  /// What goes against it, for now.
  static let exceptions: [FolderException] = []
}
