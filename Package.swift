// swift-tools-version: 6.2
import PackageDescription

/// The front and the overlay live on the main actor, as GTK does.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "puppy-training",
  products: [.executable(name: "puppy-training", targets: ["puppy-training"])],
  targets: [
    .systemLibrary(
      name: "CGtk", path: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .systemLibrary(
      name: "CSQLite", path: "Sources/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "PuppyTrainingCore", exclude: ["README.md"]),
    .target(name: "HTMLPages"),
    .target(name: "PuppyTrainingPictures", dependencies: ["PuppyTrainingCore"]),
    .target(name: "SQLite", dependencies: ["CSQLite"]),
    .target(name: "PuppyTrainingJournal", dependencies: ["PuppyTrainingCore", "SQLite"]),
    .target(
      name: "PuppyTrainingScenarios",
      dependencies: ["PuppyTrainingCore", "PuppyTrainingJournal", "HTMLPages"]),
    .target(
      name: "Gtk", dependencies: ["CGtk"], exclude: ["README.md"], swiftSettings: onMainActor),
    .target(name: "GtkTools", dependencies: ["Gtk", "CGtk"], swiftSettings: onMainActor),
    .target(
      name: "PuppyTrainingGtk",
      dependencies: [
        "Gtk", "PuppyTrainingCore", "PuppyTrainingPictures", "PuppyTrainingJournal",
      ],
      swiftSettings: onMainActor, plugins: ["CompileResources"]),
    .executableTarget(
      name: "puppy-training", dependencies: ["PuppyTrainingGtk"], swiftSettings: onMainActor),
    .target(
      name: "PuppyTrainingPreviews",
      dependencies: ["PuppyTrainingGtk", "Gtk", "GtkTools", "HTMLPages", "PuppyTrainingCore"],
      exclude: ["README.md"],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "puppy-training-previews",
      dependencies: ["PuppyTrainingPreviews", "PuppyTrainingScenariosGtk"],
      swiftSettings: onMainActor),
    .executableTarget(name: "puppy-training-book", dependencies: ["PuppyTrainingCore"]),
    .executableTarget(
      name: "puppy-training-pictures", dependencies: ["PuppyTrainingGtk", "GtkTools", "HTMLPages"],
      swiftSettings: onMainActor),
    .plugin(
      name: "CompileResources", capability: .buildTool(),
      path: "Sources/Plugins/CompileResources"),
    .systemLibrary(
      name: "CAtspi", path: "Tests/CAtspi", pkgConfig: "atspi-2",
      providers: [.apt(["libatspi2.0-dev"])]),
    .target(
      name: "AccessibleDesktop", dependencies: ["CAtspi", "PuppyTrainingScenarios"],
      path: "Tests/AccessibleDesktop", swiftSettings: onMainActor),
    .target(
      name: "PuppyTrainingScenariosGtk",
      dependencies: ["PuppyTrainingScenarios", "AccessibleDesktop", "Gtk", "GtkTools"],
      swiftSettings: onMainActor),
    .target(
      name: "BenchSupport", dependencies: ["CGtk"], path: "Tests/Benchmarks/support"),
    .executableTarget(
      name: "bench-reference", dependencies: ["BenchSupport"], path: "Tests/Benchmarks/reference"),
    .executableTarget(
      name: "bench-collection", dependencies: ["BenchSupport", "PuppyTrainingGtk"],
      path: "Tests/Benchmarks/collection", swiftSettings: onMainActor),
    .executableTarget(
      name: "bench-pictures", dependencies: ["PuppyTrainingGtk"],
      path: "Tests/Benchmarks/pictures", swiftSettings: onMainActor),
    .executableTarget(name: "bench-table", path: "Tests/Benchmarks/table"),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .target(
      name: "GtkTestSupport", dependencies: ["Gtk", "GtkTools", "CGtk"],
      path: "Tests/GtkTestSupport",
      swiftSettings: onMainActor),
    .target(
      name: "CoreTestSupport", dependencies: ["PuppyTrainingCore"], path: "Tests/CoreTestSupport"),
    .testTarget(name: "SourceTests"),
    .testTarget(name: "HTMLPagesTests", dependencies: ["HTMLPages"]),
    .testTarget(name: "SQLiteTests", dependencies: ["SQLite", "TestSupport"]),
    .executableTarget(
      name: "journal-writer", dependencies: ["PuppyTrainingCore", "PuppyTrainingJournal"],
      path: "Tests/JournalWriter"),
    .executableTarget(
      name: "bench-journal", dependencies: ["PuppyTrainingCore", "PuppyTrainingJournal", "SQLite"],
      path: "Tests/Benchmarks/journal"),
    .testTarget(
      name: "PuppyTrainingJournalTests",
      dependencies: [
        "PuppyTrainingCore", "PuppyTrainingJournal", "SQLite", "TestSupport", "journal-writer",
      ],
      exclude: ["Schema/version-1.sql", "Schema/version-2.sql", "Schema/version-3.sql"]),
    .testTarget(
      name: "PuppyTrainingCoreTests",
      dependencies: ["PuppyTrainingCore", "CoreTestSupport", "TestSupport"]),
    .testTarget(
      name: "PuppyTrainingBookTests", dependencies: ["puppy-training-book", "PuppyTrainingCore"]),
    .testTarget(
      name: "PuppyTrainingPicturesTests",
      dependencies: ["PuppyTrainingPictures", "CoreTestSupport", "TestSupport"]),
    .testTarget(
      name: "PictureToolTests",
      dependencies: ["puppy-training-pictures", "PuppyTrainingCore", "Gtk", "GtkTools"],
      exclude: ["Golden"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PuppyTrainingScenariosTests",
      dependencies: [
        "PuppyTrainingScenarios", "PuppyTrainingCore", "PuppyTrainingJournal", "TestSupport",
      ]),
    .testTarget(
      name: "GtkTests", dependencies: ["Gtk", "GtkTools", "GtkTestSupport", "TestSupport"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PuppyTrainingGtkTests",
      dependencies: [
        "PuppyTrainingGtk", "GtkTools", "GtkTestSupport", "PuppyTrainingJournal", "TestSupport",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "PuppyTrainingPreviewsTests",
      dependencies: [
        "PuppyTrainingPreviews", "PuppyTrainingGtk", "Gtk", "GtkTools", "GtkTestSupport",
        "TestSupport",
      ],
      exclude: ["Golden"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AccessibleDesktop", "PuppyTrainingScenarios", "SQLite", "TestSupport", "puppy-training",
        "puppy-training-previews",
      ],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
