import AccessibleDesktop
import Foundation
import PuppyTrainingScenarios
import Testing

extension EndToEnd {
  /// What the READMEs tell people to do can be done.
  @Suite("READMEs")
  struct Readmes {
    nonisolated private static let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardizedFileURL

    /// Their paths in the project.
    nonisolated private static let pages =
      ["README.md"]
      + ["Resources", "Sources", "Tests"].flatMap { folder in
        let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
        return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix("README.md") }
          .sorted().map { "\(folder)/\($0)" }
      }

    nonisolated private static func text(of page: String) -> String {
      let data = try? Data(contentsOf: root.appending(path: page))
      return String(decoding: data ?? Data(), as: UTF8.self)
    }

    /// The commands of a page: lines indented by four blanks, without the remarks behind them.
    nonisolated private static func commands(of page: String) -> [String] {
      text(of: page).split(separator: "\n").filter { $0.hasPrefix("    ") }.map { line in
        String(line.prefix(upTo: line.firstRange(of: " # ")?.lowerBound ?? line.endIndex))
          .trimmingCharacters(in: .whitespaces)
      }.filter { line in ["make ", "swift ", ".build/"].contains { line.hasPrefix($0) } }
    }

    @Test("There are some, with commands")
    func number() {
      #expect(Self.pages.count >= 6)
      #expect(Self.pages.flatMap(Self.commands).count >= 10)
    }

    @Test("What a page links to is there", arguments: pages)
    func links(page: String) throws {
      let folder = Self.root.appending(path: page).deletingLastPathComponent()
      let links = Self.text(of: page).matches(of: /\]\(([^)#]+)\)/).map { String($0.1) }
      let missing = links.filter { link in
        !link.contains("://")
          && !FileManager.default.fileExists(atPath: folder.appending(path: link).path)
      }
      #expect(missing == [])
    }

    @Test("The commands of a page do what they are said to, one after the other", arguments: pages)
    func commands(page: String) throws {
      for command in Self.commands(of: page) { try run(command) }
    }

    /// Commands of make are only planned, and what is built is there already; all others are run to
    /// their end, or until they show a window.
    private func run(_ command: String) throws {
      let products = Program.url.deletingLastPathComponent()
      if command.hasPrefix("swift ") {
        let names = command.matches(of: /--product ([a-z-]+)/).map { String($0.1) }
        #expect(!names.isEmpty)
        for name in names {
          #expect(FileManager.default.fileExists(atPath: products.appending(path: name).path))
        }
        return
      }
      let words =
        command.hasPrefix("make ")
        ? "make --dry-run \(command.dropFirst(5)) >/dev/null"
        : "exec \(command.replacing(".build/debug/", with: products.path + "/"))"
      let child = try ChildProcess(
        URL(filePath: "/bin/sh"), ["-c", "cd '\(Self.root.path)' && \(words)"],
        environment: UserFolders().environment)
      defer {
        // With what it has started: the app beside a scenario.
        kill(-child.processID, SIGKILL)
        child.kill()
      }
      let program = AccessibleProgram(processID: child.processID)
      try eventually("\(command) ends or shows a window", details: child.standardError) {
        !child.isRunning || !program.windows.isEmpty
      }
      #expect(child.isRunning || child.exited(with: 0), "\(command): \(child.standardError)")
    }
  }
}
