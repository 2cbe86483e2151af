/// Something that goes against the order of the folders of a module, for now.
struct FolderException {
  let module: String
  /// What is used.
  let name: String
  /// By which folder.
  let folder: String
  /// Why, in one sentence.
  let reason: String

  func covers(_ use: FolderGraph.Use) -> Bool { use.name == name && use.from == folder }
}
