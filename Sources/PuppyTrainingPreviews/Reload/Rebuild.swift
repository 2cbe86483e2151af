import FoundationEssentials
import Gtk

/// Builds the program again when a Swift file has been written, and goes on as the new one.
final class Rebuild {
  private let folder: String
  private var monitors: [FolderMonitor] = []
  private var pending: ScheduledWork?
  private var isRunning = false
  /// A file was written while the program was being built.
  private var isVoid = false
  private var times = RebuildTimes()

  /// It is being built, or could not be: in words to show; `nil` when it was built.
  var onProgress: (String?) -> Void = { _ in }
  /// It was built.
  var onBuilt: (RebuildTimes) -> Void = { _ in }

  /// - Parameter folder: that of the package.
  init(_ folder: String) {
    self.folder = folder
    monitors = LiveFiles.folders("\(folder)/Sources").compactMap { folder in
      FolderMonitor(folder) { [weak self] path in
        if path.hasSuffix(".swift") { self?.schedule(path) }
      }
    }
  }

  /// Several files may be written at once.
  private func schedule(_ path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    times.saved = attributes?[.modificationDate] as? Date ?? Date()
    pending?.cancel()
    pending = MainLoop.schedule(afterMilliseconds: 30) { [weak self] in self?.build() }
  }

  private func build() {
    guard !isRunning else {
      isVoid = true
      return
    }
    isRunning = true
    isVoid = false
    onProgress("Building…")
    ChildProcess.run(Self.words, in: folder) { [weak self] isGood, output in
      self?.end(isGood, output)
    }
  }

  private static let words = ["swift", "build", "--product", PreviewsApp.command]

  private func end(_ isGood: Bool, _ output: String) {
    isRunning = false
    if isVoid {
      build()
    } else if isGood {
      onProgress(nil)
      times.built = Date()
      onBuilt(times)
    } else {
      onProgress(Self.faults(in: output, below: folder))
    }
  }

  /// The first few faults that the compiler found, with their files and lines.
  static func faults(in output: String, below folder: String) -> String {
    let faults = output.split(separator: "\n").filter { $0.contains("error: ") }
      .map { String($0).replacing("\(folder)/", with: "").replacing("error: ", with: "") }
    var seen: Set<String> = []
    let few = faults.filter { seen.insert($0).inserted }.prefix(4)
    return few.isEmpty ? "The program cannot be built:\n\(output)" : few.joined(separator: "\n")
  }
}
