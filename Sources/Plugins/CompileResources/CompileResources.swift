import Foundation
import PackagePlugin

/// Compiles everything under `Resources/` that the program reads at run time: one GResource with
/// the UI files, the style sheet, the icons and the tricks, and the settings schema.
@main
struct CompileResources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let resources = context.package.directoryURL.appending(path: "Resources")
    let output = context.pluginWorkDirectoryURL
    let gresource = output.appending(path: "puppy-training.gresource")
    let schemas = output.appending(path: "gschemas.compiled")
    return [
      .buildCommand(
        displayName: "Compiling the resources",
        executable: URL(filePath: "/usr/bin/glib-compile-resources"),
        arguments: [
          "--sourcedir=\(resources.path)", "--target=\(gresource.path)",
          resources.appending(path: "puppy-training.gresource.xml").path,
        ],
        inputFiles: files(below: resources), outputFiles: [gresource]),
      .buildCommand(
        displayName: "Compiling the settings schema",
        executable: URL(filePath: "/usr/bin/glib-compile-schemas"),
        arguments: ["--strict", "--targetdir=\(output.path)", resources.path],
        inputFiles: files(below: resources).filter { $0.path.hasSuffix(".gschema.xml") },
        outputFiles: [schemas]),
    ]
  }

  private func files(below folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (all?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
      .sorted { $0.path < $1.path }
  }
}
