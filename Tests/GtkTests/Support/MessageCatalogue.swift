/// A compiled catalogue of translations
/// (https://www.gnu.org/software/gettext/manual/html_node/MO-Files.html).
nonisolated struct MessageCatalogue {
  private var messages = [
    "": "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=n>1;\n"
  ]

  mutating func add(_ text: String, _ translation: String) { messages[text] = translation }

  mutating func add(_ text: String, context: String, _ translation: String) {
    messages["\(context)\u{4}\(text)"] = translation
  }

  mutating func add(_ one: String, _ many: String, _ translations: [String]) {
    messages["\(one)\0\(many)"] = translations.joined(separator: "\0")
  }

  /// The contents of the `.mo` file.
  var bytes: [UInt8] {
    let sorted = messages.map { (Array($0.utf8), Array($1.utf8)) }
      .sorted { $0.0.lexicographicallyPrecedes($1.0) }
    let tableSize = sorted.count * 8
    var head = Self.words([0x9504_12de, 0, sorted.count, 28, 28 + tableSize, 0, 0])
    var text: [UInt8] = []
    for part in [sorted.map(\.0), sorted.map(\.1)] {
      for message in part {
        head += Self.words([message.count, 28 + 2 * tableSize + text.count])
        text += message + [0]
      }
    }
    return head + text
  }

  private static func words(_ numbers: [Int]) -> [UInt8] {
    numbers.flatMap { number in (0..<4).map { UInt8(number >> ($0 * 8) & 255) } }
  }
}
