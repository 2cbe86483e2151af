import FoundationEssentials
import Gtk
import GtkTools

/// Builds the program again when a Swift file has been written, and goes on as the new one.
final class Rebuild {
  private let folder: String
  private var monitors: [FolderMonitor] = []
  private var pending: ScheduledWork?
  private var isRunning = false
  /// A file was written while the program was being built.
  private var isVoid = false
  private var times = RebuildTimes()

  /// It is being built.
  var onStart: () -> Void = {}
  /// It could not be built, for this reason.
  var onFault: (String) -> Void = { _ in }
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
    onStart()
    Subprocess.run(Self.line, in: folder) { [weak self] isGood, output in
      self?.end(isGood, output)
    }
  }

  private static let line = ["swift", "build", "--product", PreviewsProgram.name]

  private func end(_ isGood: Bool, _ output: String) {
    isRunning = false
    if isVoid {
      build()
    } else if isGood {
      times.built = Date()
      onBuilt(times)
    } else {
      onFault(Self.faults(in: output, below: folder))
    }
  }

  /// The first few faults that the compiler found, with their files and lines.
  static func faults(in output: String, below folder: String) -> String {
    let mark = ": error: "
    var seen: Set<Substring> = []
    // Below each line the compiler says the same again, under the source.
    let faults = output.split(separator: "\n").filter {
      $0.hasPrefix("/") && $0.contains(mark) && seen.insert($0).inserted
    }
    guard !faults.isEmpty else { return "The program cannot be built:\n\(output)" }
    return faults.prefix(4).map {
      String($0).replacing("\(folder)/", with: "").replacing(mark, with: ": ")
    }.joined(separator: "\n")
  }
}
