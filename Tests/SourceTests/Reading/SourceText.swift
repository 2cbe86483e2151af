/// The code of a Swift file without its comments and without what its string literals say; what is
/// inserted into a string is code.
struct SourceText {
  private(set) var code = ""
  private var rest: Substring

  init(_ text: String) {
    rest = text[...]
    while !rest.isEmpty { takeCode() }
  }

  /// The names in the code, in their order.
  var names: [Name] {
    var names: [Name] = []
    var before: Character = " "
    var text = code[...]
    while let first = text.first {
      guard first.isLetter || first == "_" else {
        if !first.isWhitespace { before = first }
        text.removeFirst()
        continue
      }
      let word = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      names.append(Name(text: String(word), isMember: before == "."))
      before = "a"
      text = text.dropFirst(word.count)
    }
    return names
  }

  /// A word of the code.
  struct Name: Hashable {
    let text: String
    /// It stands behind a point.
    let isMember: Bool
  }

  private mutating func takeCode() {
    if rest.hasPrefix("//") {
      rest = rest.drop { !$0.isNewline }
    } else if rest.hasPrefix("/*") {
      takeBlockComment()
    } else if let hashes = stringMark {
      takeString(hashes)
    } else {
      code.append(rest.removeFirst())
    }
  }

  private mutating func takeBlockComment() {
    var depth = 0
    repeat {
      if rest.hasPrefix("/*") {
        depth += 1
        rest = rest.dropFirst(2)
      } else if rest.hasPrefix("*/") {
        depth -= 1
        rest = rest.dropFirst(2)
      } else {
        rest = rest.dropFirst()
      }
    } while depth > 0 && !rest.isEmpty
    code += " "
  }

  /// How many number signs stand before the quotation mark that comes next; `nil` when none comes.
  private var stringMark: Int? {
    let hashes = rest.prefix { $0 == "#" }.count
    return rest.dropFirst(hashes).first == "\"" ? hashes : nil
  }

  private mutating func takeString(_ hashes: Int) {
    let marks = String(repeating: "#", count: hashes)
    rest = rest.dropFirst(hashes)
    let quotes = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    rest = rest.dropFirst(quotes.count)
    code += "\""
    while !rest.isEmpty, !rest.hasPrefix(quotes + marks) {
      if rest.hasPrefix("\\\(marks)(") {
        rest = rest.dropFirst(marks.count + 2)
        takeInserted()
      } else {
        rest = rest.dropFirst(rest.first == "\\" ? 2 : 1)
      }
    }
    rest = rest.dropFirst(quotes.count + hashes)
    code += "\""
  }

  /// Takes what is inserted into a string, with the parenthesis after it.
  private mutating func takeInserted() {
    code += " "
    var depth = 1
    while depth > 0, let next = rest.first {
      if next == "(" { depth += 1 }
      if next == ")" { depth -= 1 }
      takeCode()
    }
  }
}
