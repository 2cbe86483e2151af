import FoundationEssentials
import Testing

@Suite("Rules for the sources")
struct SourceRulesTests {
  /// The lines of all Swift files below a folder of the sources, without comments, with where
  /// they are.
  private static func lines(in folder: String) throws -> [(place: String, code: String)] {
    let root = "\(SourceFile.sources)/\(folder)"
    return try FileManager.default.subpathsOfDirectory(atPath: root)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .flatMap { file in
        try SourceFile.contents("\(root)/\(file)")
          .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
          .map { ("\(folder)/\(file):\($0 + 1)", withoutComment(String($1))) }
      }
  }

  private static func withoutComment(_ line: String) -> String {
    guard let start = line.firstRange(of: "//") else { return line }
    return String(line[..<start.lowerBound])
  }

  private static func names(_ code: String) -> Set<String> {
    Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }

  @Test(
    "Nothing waits for a main queue that never runs under GTK's loop",
    .bug("https://github.com/moreSwift/swift-cross-ui/issues/140"),
    .bug("https://github.com/AparokshaUI/adwaita-swift/issues/38"),
    arguments: ["Gtk", "GtkTools", "PuppyTrainingGtk", "PuppyTrainingScenariosGtk"])
  func noConcurrency(folder: String) throws {
    let lines = try Self.lines(in: folder)
    let forbidden: Set = ["Task", "DispatchQueue", "Dispatch", "async", "await"]
    let places = lines.filter { !Self.names($0.code).isDisjoint(with: forbidden) }.map(\.place)
    #expect(lines.count > 300)
    #expect(places == [])
  }

  @Test(
    "Pointers and other threads do not get into the front or the core",
    .bug("https://github.com/AparokshaUI/adwaita-swift/issues/44"))
  func noPointersOutside() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: SourceFile.sources)
      .filter { !["Gtk", "GtkTools", "CSQLite", "SQLite"].contains($0) }
    let lines = try folders.sorted().flatMap(Self.lines)
    let forbidden = [
      "Unsafe", "OpaquePointer", "unsafeBitCast", "nonisolated(unsafe)", "import CGtk",
    ]
    let places = lines.filter { line in forbidden.contains { line.code.contains($0) } }
      .map(\.place)
    #expect(folders.contains("PuppyTrainingGtk"))
    #expect(folders.contains("PuppyTrainingCore"))
    #expect(places == [])
  }

  @Test("Comments may say what the code may not")
  func comments() {
    #expect(Self.withoutComment("let a = 1  // no Task") == "let a = 1  ")
    #expect(Self.names("  Task{ await(GAsyncReadyCallback) }").contains("Task"))
    #expect(!Self.names("GAsyncReadyCallback, asyncTask").contains("async"))
  }

  @Test("The app does without the tools", arguments: ["PuppyTrainingGtk", "puppy-training"])
  func noTools(folder: String) throws {
    let places = try Self.lines(in: folder).filter { $0.code.contains("import GtkTools") }
    #expect(places.map(\.place) == [])
  }

  @Test("The overlay does not know which program it is part of")
  func noProgram() throws {
    let shim = try SourceFile.contents("\(SourceFile.package)/CGtk/shim.h")
    let lines = try ["Gtk", "GtkTools"].flatMap(Self.lines)
    let places = lines.filter { $0.code.lowercased().contains("puppy") }.map(\.place)
    #expect(places == [])
    #expect(!shim.lowercased().contains("puppy"))
  }
}
