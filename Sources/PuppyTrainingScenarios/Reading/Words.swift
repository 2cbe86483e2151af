/// The words of a machine-readable line, and the texts in quotation marks.
struct Words {
  /// One of them.
  enum Word: Equatable {
    case bare(String)
    case quoted(String)
  }

  /// What cannot be read.
  struct Problem: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  private var rest: ArraySlice<Word>

  /// - Throws: `Problem` when a quotation mark is not closed.
  init(_ line: String) throws(Problem) {
    var words: [Word] = []
    var text = line[...]
    while let first = text.first {
      if first.isWhitespace {
        text.removeFirst()
      } else if first == "\"" {
        let inside = text.dropFirst()
        guard let end = inside.firstIndex(of: "\"") else {
          throw Problem(description: "the quotation mark before “\(inside)” is not closed")
        }
        words.append(.quoted(String(inside[..<end])))
        text = inside[inside.index(after: end)...]
      } else {
        let word = text.prefix { !$0.isWhitespace && $0 != "\"" }
        words.append(.bare(String(word)))
        text = text.dropFirst(word.count)
      }
    }
    rest = words[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// Takes the next word when it is this one.
  mutating func take(_ word: String) -> Bool {
    guard rest.first == .bare(word) else { return false }
    rest.removeFirst()
    return true
  }

  /// Takes the next word if it stands outside of quotation marks.
  mutating func takeBare() -> String? {
    guard case .bare(let word) = rest.first else { return nil }
    rest.removeFirst()
    return word
  }

  /// Takes the text in quotation marks that has to come next.
  ///
  /// - Parameter what: what it is, for the message.
  mutating func takeQuoted(_ what: String) throws(Problem) -> String {
    switch rest.first {
    case .quoted(let text):
      rest.removeFirst()
      guard !text.isEmpty else { throw Problem(description: "\(what) is empty") }
      return text
    case .bare(let word):
      throw Problem(
        description: "\(what) has to stand in quotation marks, like \"\(word)\"")
    case nil: throw Problem(description: "\(what) is missing, in quotation marks")
    }
  }

  /// - Throws: `Problem` when anything is left.
  func mustBeOver() throws(Problem) {
    switch rest.first {
    case .bare(let word), .quoted(let word):
      throw Problem(description: "nothing can follow here, but “\(word)” does")
    case nil: break
    }
  }
}
