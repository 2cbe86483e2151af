import Gtk

/// Texts that are longer and accented, as a stand-in for other languages: what is cut off, and what
/// was never given to a translator, shows at once.
public enum LongText {
  /// Whatever is translated from now on comes out stretched. Off unless a tool turns it on.
  public static var isOn = false {
    didSet {
      Translation.adjust = isOn ? { stretched($0) } : nil
      ResourceBundle.useSubstitutes()
    }
  }

  /// The text with every letter accented and two letters more for every five. Placeholders such as
  /// `%1$s` and `%d`, and entities of XML, stay as they are.
  nonisolated public static func stretched(_ text: String) -> String {
    var long = ""
    var rest = Substring(text)
    var letters = 0
    while let next = rest.first {
      let fixed = placeholder(at: rest)
      long += fixed
      rest = rest.dropFirst(fixed.count)
      guard fixed.isEmpty else { continue }
      rest = rest.dropFirst()
      let accented = accents[next] ?? next
      long.append(accented)
      guard next.isLetter else { continue }
      if (letters + 1) * 2 / 5 > letters * 2 / 5 { long.append(accented) }
      letters += 1
    }
    return long
  }

  /// A UI file with every translatable text stretched.
  nonisolated static func stretched(ui text: String) -> String {
    let mark = "translatable=\"yes\""
    let parts = text.split(separator: mark, omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts.first ?? "")) { long, part in
      guard let start = part.firstIndex(of: ">"), let end = part[start...].firstIndex(of: "<")
      else { return long + mark + part }
      let content = String(part[start..<end].dropFirst())
      return long + mark + part[...start] + stretched(content) + part[end...]
    }
  }

  /// What the text begins with and nobody may change; empty when it begins with a letter or sign.
  nonisolated private static func placeholder(at text: Substring) -> Substring {
    switch text.first {
    case "%":
      let flags = text.dropFirst().prefix { "-_^#$0123456789".contains($0) }
      return text.prefix(flags.count + 2)
    case "&":
      let entity = text.prefix { $0 != ";" && !$0.isWhitespace }
      return text.dropFirst(entity.count).first == ";" ? text.prefix(entity.count + 1) : ""
    default: return ""
    }
  }

  nonisolated private static let accents = Dictionary(
    uniqueKeysWithValues: zip(
      "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz",
      "ÅåƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"))
}
