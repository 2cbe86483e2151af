import FoundationEssentials
import Gtk

/// Measures how long it takes from a file being written until it is seen.
final class ReloadTimes {
  private let gallery: Gallery
  private let folder: String
  private var runs: [Run]
  private var results: [Run: [(noticed: Double, seen: Double)]] = [:]
  private var start = ContinuousClock.now
  private var noticed = Duration.zero

  /// How often each file is written.
  static let count = 12

  /// What is written.
  enum Run: String, CaseIterable {
    case ui = "UI file"
    case css = "style sheet"
  }

  /// - Parameters:
  ///   - folder: resources that may be changed.
  ///   - file: the UI file to write.
  init(_ gallery: Gallery, _ folder: String) {
    self.gallery = gallery
    self.folder = folder
    runs = Run.allCases.flatMap { Array(repeating: $0, count: Self.count) }
  }

  /// To be called when the gallery hears of a written file.
  func noticedFile() { noticed = ContinuousClock.now - start }

  /// To be called when the gallery has shown the written file.
  func sawFile() {
    guard let run = runs.first else { return }
    results[run, default: []].append(
      (noticed.milliseconds, (ContinuousClock.now - start).milliseconds))
    runs.removeFirst()
    MainLoop.schedule(afterMilliseconds: 300) { [self] in next() }
  }

  /// Writes the next file, or prints the times and closes the gallery.
  func next() {
    guard let run = runs.first else {
      print(table)
      return gallery.window.close()
    }
    do {
      switch run {
      case .ui: try write(folder + "/ui/main-window.ui", "<!-- \(runs.count) -->\n")
      case .css: try write(folder + "/style.css", ".card { opacity: 0.\(50 + runs.count); }\n")
      }
    } catch {
      warn("\(error)", by: PreviewsProgram.name)
      gallery.window.close()
    }
  }

  private func write(_ path: String, _ addition: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8) + addition
    start = ContinuousClock.now
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  /// The times in milliseconds, least, median and greatest.
  private var table: String {
    let lines = Run.allCases.map { run in
      let times = results[run, default: []]
      return "\(run.rawValue): noticed after \(Self.spread(times.map(\.noticed))), "
        + "seen after \(Self.spread(times.map(\.seen)))"
    }
    return lines.joined(separator: "\n")
  }

  /// Least, median and greatest of some times, in milliseconds.
  static func spread(_ times: [Double]) -> String {
    let sorted = times.sorted().map { Int($0.rounded()) }
    guard let least = sorted.first, let most = sorted.last else { return "no time" }
    return "\(least)–\(sorted[sorted.count / 2])–\(most) ms"
  }
}

extension Duration {
  fileprivate var milliseconds: Double { self / .milliseconds(1) }
}
