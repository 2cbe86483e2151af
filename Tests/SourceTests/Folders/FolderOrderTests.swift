import Testing

@Suite("Folders of the modules")
struct FolderOrderTests {
  private static let files: Result<[String: [SourceFile]], any Error> = Result {
    try Dictionary(
      uniqueKeysWithValues: FolderOrder.modules.map { ($0.key, try SourceFile.all(of: $0.key)) })
  }

  private func graph(
    of module: String, except exceptions: [FolderException] = []
  ) throws -> FolderGraph {
    let files = try Self.files.get()
    let foreign = files.filter { $0.key != module }.values.joined()
      .reduce(into: Set<String>()) { $0.formUnion($1.declarations.all) }
    return FolderGraph(files[module, default: []], foreign: foreign, except: exceptions)
  }

  @Test("No folder uses one that uses it", arguments: FolderOrder.modules.map(\.key))
  func noCircles(module: String) throws {
    let graph = try graph(
      of: module, except: FolderOrder.exceptions.filter { $0.module == module })
    let circles = graph.circles.map { graph.report(of: $0) }
    #expect(circles.isEmpty, "\(module):\n\(circles.joined(separator: "\n\n"))")
  }

  @Test("They stand in the order that is written down", arguments: FolderOrder.modules.map(\.key))
  func order(module: String) throws {
    let listed = try #require(FolderOrder.modules.first { $0.key == module }?.value)
    let graph = try graph(
      of: module, except: FolderOrder.exceptions.filter { $0.module == module })
    #expect(graph.order(like: listed) == listed, "\(graph.report(against: listed))")
    #expect(!graph.uses.isEmpty)
  }

  @Test("Each exception is one")
  func exceptions() throws {
    for exception in FolderOrder.exceptions {
      let uses = try graph(of: exception.module).uses
      #expect(
        uses.contains(where: exception.covers),
        "\(exception.folder) no longer uses \(exception.name): no exception is needed")
    }
  }
}
