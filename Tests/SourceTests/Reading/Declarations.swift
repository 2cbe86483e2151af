/// The names that a file declares.
struct Declarations {
  /// Types and functions that the whole module knows without a point before them.
  private(set) var global: Set<String> = []
  /// What extensions add to types, with the name of the type.
  private(set) var added: [(name: String, type: String)] = []
  /// Everything, also what is local or private.
  private(set) var all: Set<String> = []
  /// Of these the types.
  private(set) var types: Set<String> = []

  init(_ code: String) {
    var reader = Reader(words: Self.words(code))
    while let found = reader.next() {
      all.insert(found.name)
      if found.isType { types.insert(found.name) }
      guard !found.isPrivate else { continue }
      if found.depth == 0 { global.insert(found.name) }
      if found.depth == 1, !found.isType, let type = found.extended {
        added.append((found.name, type))
      }
    }
  }

  /// Words, and the signs that matter to find out how deep they stand.
  private static func words(_ code: String) -> [Substring] {
    var words: [Substring] = []
    var rest = code[...]
    while let first = rest.first {
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      if word.isEmpty {
        if "{}()=.".contains(first) || first.isNewline { words.append(rest.prefix(1)) }
        rest.removeFirst()
      } else {
        words.append(word)
        rest = rest.dropFirst(word.count)
      }
    }
    return words
  }

  private struct Found {
    let name: String
    let isType, isPrivate: Bool
    let depth: Int
    /// The type that it is added to by an extension.
    let extended: String?
  }

  /// Goes through the words of a file from declaration to declaration.
  private struct Reader {
    let words: [Substring]
    var place = 0
    var depth = 0
    var extended: String?
    var isPrivate = false

    static let types: Set<Substring> = [
      "struct", "class", "enum", "protocol", "actor", "typealias",
    ]
    static let others: Set<Substring> = ["func", "var", "let"]

    mutating func next() -> Found? {
      while place < words.count {
        let word = words[place]
        place += 1
        switch word {
        case "{": depth += 1
        case "}": depth -= 1
        case "private", "fileprivate": isPrivate = place >= words.count || words[place] != "("
        case "extension" where depth == 0:
          extended = place < words.count ? String(words[place]) : nil
          isPrivate = false
        case "\n": if place < words.count, words[place] == "\n" { isPrivate = false }
        default:
          let isType = Self.types.contains(word)
          guard isType || Self.others.contains(word), place < words.count,
            let first = words[place].first, first.isLetter || first == "_"
          else { continue }
          // `class var` and `class func` declare no class.
          if word == "class", ["var", "func", "let"].contains(words[place]) { continue }
          defer { isPrivate = false }
          if isType, depth == 0 { extended = nil }
          return Found(
            name: String(words[place]), isType: isType, isPrivate: isPrivate,
            depth: depth, extended: extended)
        }
      }
      return nil
    }
  }
}
