import CGtk
import TestSupport
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Translation")
  struct TranslationTests {
    private static let domain = "translation-tests"

    /// Does something while this catalogue is that of the person's language.
    private func translating(_ catalogue: MessageCatalogue, _ body: () -> Void) throws {
      let folder = try TemporaryFolder()
      let asked = String(optional: getenv("LANGUAGE")) ?? ""
      for language in asked.split(separator: ":") + ["C.UTF-8", "C.utf8"] {
        try folder.write(
          catalogue.bytes, to: "\(language)/LC_MESSAGES/\(Self.domain).mo")
      }
      let locale = String(optional: setlocale(LC_MESSAGES, nil)) ?? "C"
      Translation.domain = Self.domain
      bindtextdomain(Self.domain, folder.path)
      bind_textdomain_codeset(Self.domain, "UTF-8")
      // The locale C is never translated.
      setlocale(LC_MESSAGES, "C.UTF-8")
      defer {
        Translation.domain = nil
        setlocale(LC_MESSAGES, locale)
      }
      body()
    }

    @Test("A text without a translation stays English")
    func untranslated() throws {
      #expect(tr("Häß untranslated") == "Häß untranslated")
      #expect(tr("Untranslated", context: "menu") == "Untranslated")
      try translating(MessageCatalogue()) {
        #expect(tr("Sit") == "Sit")
        #expect(tr("Sit", context: "menu") == "Sit")
        #expect(tr("%d dog", "%d dogs", count: 2) == "2 dogs")
      }
    }

    @Test("English has one form for one and another for all other numbers")
    func englishPlurals() {
      #expect(
        [0, 1, 2, 21].map { tr("%d test dog", "%d test dogs", count: $0) }
          == ["0 test dogs", "1 test dog", "2 test dogs", "21 test dogs"])
    }

    @Test("A text is translated, as its context asks and in the form for the number")
    func translated() throws {
      var catalogue = MessageCatalogue()
      catalogue.add("Sit", "Sitz")
      catalogue.add("Sit", context: "menu", "Setzen")
      catalogue.add("%d dog", "%d dogs", ["%d Hündchen", "%d Hunde"])
      try translating(catalogue) {
        #expect(tr("Sit") == "Sitz")
        #expect(tr("Sit", context: "menu") == "Setzen")
        #expect(tr("Sit", context: "other") == "Sit")
        #expect(
          [0, 1, 2].map { tr("%d dog", "%d dogs", count: $0) }
            == ["0 Hündchen", "1 Hündchen", "2 Hunde"])
      }
      #expect(tr("Sit") == "Sit")
    }

    @Test(
      "Places in a text are filled in order, or by their numbers",
      arguments: [
        ("no place", ["x"], "no place"), ("", [], ""),
        ("%d tricks", ["3"], "3 tricks"), ("%s and %d", ["Häß", "2"], "Häß and 2"),
        ("%2$s before %1$s", ["a", "b"], "b before a"),
        ("%1$s, %1$s and %2$d", ["a", "2"], "a, a and 2"),
        ("%s%s", ["a", "b"], "ab"), ("%s", ["a", "b"], "a"),
        ("%s", ["%s %d"], "%s %d"),
      ])
    func fills(text: String, values: [String], filled: String) {
      #expect(fill(text, with: values) == filled)
    }

    @Test(
      "A place without a value is left empty",
      arguments: [("<%s>", "<>"), ("<%9$s>", "<>"), ("<%0$s>", "<>"), ("%d %d", " ")])
    func missingValues(text: String, filled: String) {
      #expect(fill(text, with: []) == filled)
    }

    @Test(
      "A percent sign that marks no place stays",
      arguments: [
        ("100 %", "100 %"), ("100 % of %s", "100 % of a"), ("100%% of %s", "100% of a"),
        ("%x %s", "%x a"), ("%1$ %s", "%1$ a"), ("%", "%"), ("%%s", "%s"),
      ])
    func percent(text: String, filled: String) {
      #expect(fill(text, with: ["a"]) == filled)
    }

    @Test("Keys sort as words do, and the same word in another encoding has the same key")
    func collation() {
      let words = ["", "Bow", "Bow low", "Paw", "Sit"]
      let sorted = words.shuffled().sorted {
        collationKey($0).lexicographicallyPrecedes(collationKey($1))
      }
      #expect(sorted == words)
      #expect(collationKey("") == [])
      #expect(collationKey("\u{e9}") == collationKey("e\u{301}"))
    }

    @Test("Translations are looked for in share beside the program's folder, as UTF-8")
    func start() {
      defer { Translation.domain = nil }
      Translation.start(domain: "start-tests")
      #expect(Translation.domain == "start-tests")
      #expect(
        String(optional: bindtextdomain("start-tests", nil)) == ProgramFiles.localeFolder)
      #expect(String(optional: bind_textdomain_codeset("start-tests", nil)) == "UTF-8")
    }

    @Test("A tool sees each translated text before anybody else, and may change it")
    func adjusted() {
      Translation.adjust = { "<\($0)>" }
      defer { Translation.adjust = nil }
      #expect(Translation.isAdjusted)
      #expect(tr("Sit") == "<Sit>")
      #expect(tr("%d dog", "%d dogs", count: 2) == "<2 dogs>")
      Translation.adjust = nil
      #expect(!Translation.isAdjusted)
      #expect(tr("Sit") == "Sit")
    }
  }
}
