/// Which folder of a module uses which other one.
struct FolderGraph {
  /// A name that a folder uses of another one.
  struct Use: Hashable {
    let from, to: String
    let file: String
    let name: String
  }

  let folders: Set<String>
  let uses: Set<Use>

  /// - Parameter foreign: names that other modules declare too. Behind a point they tell nothing.
  init(
    _ files: [SourceFile], foreign: Set<String> = [], except exceptions: [FolderException] = []
  ) {
    folders = Set(files.map(\.folder))
    let owners = Self.owners(files).filter { !$0.key.isMember || !foreign.contains($0.key.text) }
    uses = Set(
      files.flatMap { file in Self.uses(of: file, owners) }
        .filter { use in !exceptions.contains { $0.covers(use) } })
  }

  /// The names that lead to one folder, by whether they stand behind a point.
  private static func owners(_ files: [SourceFile]) -> [SourceText.Name: String] {
    let declared = files.map { (folder: $0.folder, names: $0.declarations) }
    var counts: [String: Int] = [:]
    for (_, names) in declared { for name in names.all { counts[name, default: 0] += 1 } }
    var types: [String: String] = [:]
    for (folder, names) in declared { for type in names.types { types[type] = folder } }
    var owners: [SourceText.Name: String] = [:]
    for (folder, names) in declared {
      for name in names.global where names.types.contains(name) || counts[name] == 1 {
        owners[SourceText.Name(text: name, isMember: false)] = folder
      }
      // Who has the type of an extension beside it uses that too.
      for (name, type) in names.added where counts[name] == 1 && types[type] != folder {
        owners[SourceText.Name(text: name, isMember: true)] = folder
      }
    }
    return owners
  }

  private static func uses(
    of file: SourceFile, _ owners: [SourceText.Name: String]
  ) -> [Use] {
    let own = file.declarations.all
    return file.names.compactMap { name in
      guard let owner = owners[name], owner != file.folder, !own.contains(name.text) else {
        return nil
      }
      return Use(from: file.folder, to: owner, file: file.path, name: name.text)
    }
  }

  /// The folders that a folder uses.
  func used(by folder: String) -> Set<String> {
    Set(uses.lazy.filter { $0.from == folder }.map(\.to))
  }

  /// All that a folder uses, also by way of others.
  func reached(from folder: String) -> Set<String> {
    var reached: Set<String> = []
    var open = Array(used(by: folder))
    while let next = open.popLast() {
      if reached.insert(next).inserted { open += used(by: next) }
    }
    return reached
  }
}
