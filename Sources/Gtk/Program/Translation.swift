import CGtk

/// Where the translations of all texts shown to people come from.
public enum Translation {
  /// The gettext domain; without one texts stay English.
  static var domain: String?

  /// What is done to each translated text before it is seen; for tools.
  package static var adjust: ((String) -> String)?

  /// Prepares the language of the person, before anything is shown.
  ///
  /// - Parameter domain: the name of the program's catalogues in `<prefix>/share/locale`.
  public static func start(domain: String) {
    self.domain = domain
    setlocale(LC_ALL, "")
    if let folder = ProgramFiles.localeFolder { bindtextdomain(domain, folder) }
    bind_textdomain_codeset(domain, "UTF-8")
  }

  /// Translated texts are not seen as they are.
  package static var isAdjusted: Bool { adjust != nil }

  /// A text as it is to be seen: as it is, unless a tool adjusts it.
  package static func shown(_ text: String) -> String { adjust?(text) ?? text }
}

/// The text in the language of the person.
///
/// - Parameters:
///   - text: the English text.
///   - context: what it is, where the same English word has several translations.
public func tr(_ text: String, context: String? = nil) -> String {
  // An untranslated text comes back as the pointer that was handed over.
  let translation = text.withCString { english in
    String(
      optional: context.map { g_dpgettext2(Translation.domain, $0, english) }
        ?? g_dgettext(Translation.domain, english))
  }
  return Translation.shown(translation ?? text)
}

/// The text for this number in the language of the person, with `%d` replaced by the number.
public func tr(_ one: String, _ many: String, count: Int) -> String {
  let text = one.withCString { one in
    many.withCString { many in
      String(optional: g_dngettext(Translation.domain, one, many, gulong(count)))
    }
  }
  return fill(Translation.shown(text ?? many), with: ["\(count)"])
}

/// Replaces each `%d` or `%s`, first to last, or each `%1$s`, `%2$s` by its number, in a translated
/// text. `%%` stands for a percent sign, and so does one that nothing of these follows.
public func fill(_ text: String, with values: [String]) -> String {
  var filled = ""
  var rest = Substring(text)
  var next = 0
  while let start = rest.firstIndex(of: "%") {
    filled += rest[..<start]
    rest = rest[rest.index(after: start)...]
    var form = rest
    var index = next
    if let digit = form.first?.wholeNumberValue, form.dropFirst().first == "$" {
      index = digit - 1
      form = form.dropFirst(2)
    }
    guard form.first == "d" || form.first == "s" else {
      filled += "%"
      if rest.first == "%" { rest = rest.dropFirst() }
      continue
    }
    if form.startIndex == rest.startIndex { next += 1 }
    filled += values.indices.contains(index) ? values[index] : ""
    rest = form.dropFirst()
  }
  return filled + rest
}

/// A form of the text whose bytes sort as the language of the person sorts.
public func collationKey(_ text: String) -> [UInt8] {
  // Not text: the bytes need not be valid UTF-8.
  guard let key = g_utf8_collate_key(text, -1) else { return [] }
  defer { g_free(key) }
  return Array(UnsafeRawBufferPointer(start: key, count: strlen(key)))
}
