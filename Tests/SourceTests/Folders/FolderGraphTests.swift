import Testing

@Suite("Graph of folders")
struct FolderGraphTests {
  /// Two folders, of which one uses the other as a type, and something else comes back.
  private func graph(_ back: String, except exceptions: [FolderException] = []) -> FolderGraph {
    FolderGraph(
      [
        SourceFile(
          "Dogs/Dog.swift", "/// A Kennel has it.\npublic struct Dog { let name = \"Kennel\" }"),
        SourceFile("Dogs/Barking.swift", back),
        SourceFile(
          "Houses/Kennel.swift",
          """
          final class Kennel { var dog: Dog? }
          func build() {}
          extension Dog { var isAtHome: Bool { true } }
          """),
      ], except: exceptions)
  }

  @Test("A folder that only uses another one comes after it")
  func order() {
    let graph = graph("struct Bark {}")
    #expect(graph.circles == [])
    #expect(graph.order(like: []) == ["Dogs", "Houses"])
    #expect(graph.order(like: ["Houses", "Dogs"]) == ["Dogs", "Houses"])
    #expect(
      graph.uses == [
        .init(from: "Houses", to: "Dogs", file: "Houses/Kennel.swift", name: "Dog")
      ])
  }

  @Test(
    "A circle is found, whatever leads back",
    arguments: [
      ("func bark(_ kennel: Kennel) {}", "Kennel"), ("let bark = \"\\(Kennel.self)\"", "Kennel"),
      ("func bark() { build() }", "build"), ("func bark(_ d: Dog) { _ = d.isAtHome }", "isAtHome"),
    ])
  func circle(back: String, name: String) {
    let graph = graph(back)
    #expect(graph.circles == [["Dogs", "Houses"]])
    #expect(
      graph.report(of: ["Dogs", "Houses"]) == """
        Dogs uses Houses: \(name) in Dogs/Barking.swift
        Houses uses Dogs: Dog in Houses/Kennel.swift
        """)
    #expect(graph.order(like: ["Dogs", "Houses"]) == [])
  }

  @Test("A way round by a third folder is a circle too")
  func roundabout() {
    let files = [("A", "B"), ("B", "C"), ("C", "A"), ("D", "A")].map { own, used in
      SourceFile("\(own)/\(own).swift", "struct \(own) { var other: \(used)? }")
    }
    #expect(FolderGraph(files).circles == [["A", "B", "C"]])
  }

  @Test(
    "What is said, private, one's own or somebody else's leads nowhere",
    arguments: [
      "// Kennel", "/* Kennel /* build() */ Kennel */", "let bark = \"Kennel\"",
      "let bark = #\"\\(Kennel)\"#", "let bark = \"\"\"\nKennel \"build()\"\n\"\"\"",
      "private struct Kennel {}\nlet bark = Kennel()",
      "struct Bark { struct Kennel {}; let k: Kennel }",
      "let bark = House.Kennel()",
    ])
  func nothing(back: String) {
    #expect(graph(back).circles == [])
  }

  @Test("An exception covers the use of a name by a folder, and no other")
  func exception() {
    let except = { FolderException(module: "", name: $0, folder: $1, reason: "") }
    let back = "func bark(_ kennel: Kennel) {}"
    #expect(graph(back, except: [except("Kennel", "Dogs")]).circles == [])
    #expect(
      graph(back, except: [except("Kennel", "Houses"), except("Dog", "Dogs")]).circles.count == 1)
  }

  @Test("A member that another module has too may be that one's")
  func foreign() {
    let files = [
      SourceFile("A/A.swift", "struct A { func go() { _ = 1.size } }"),
      SourceFile("B/B.swift", "struct B { let a: A }\nextension Int { var size: Int { 0 } }"),
    ]
    #expect(FolderGraph(files).circles == [["A", "B"]])
    #expect(FolderGraph(files, foreign: ["size"]).circles == [])
  }
}
