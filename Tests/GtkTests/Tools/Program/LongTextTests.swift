import CGtk
import Testing

@testable import Gtk
@testable import GtkTools

extension GtkTests {
  @Suite("Long text")
  struct LongTextTests {
    @Test(
      "A text is accented and two letters longer for every five",
      arguments: [
        ("", ""), ("Sit", "Šîţţ"), ("Clear", "Çļééåŕŕ"), ("a b c", "å ƀ çç"),
        ("%d tricks", "%d ţŕîîçķķš"), ("%1$s of %2$s", "%1$s öƒ %2$s"),
        ("%a %-e %b, 100 %", "%a %-e %b, 100 %"), ("100 % of it", "100 % öƒ îîţ"),
        ("R&amp;D &lt;", "Ŕ&amp;Ð &lt;"), ("Q & A", "Ǫ & Å"), ("Ctrl+P", "Çţŕŕļ+ÞÞ"), ("%", "%"),
      ])
    func stretches(text: String, long: String) {
      #expect(LongText.stretched(text) == long)
    }

    @Test("Five letters become seven, whatever else is in between")
    func growth() {
      for count in 0..<200 {
        let text = String(repeating: "x ", count: count)
        #expect(LongText.stretched(text).count { $0.isLetter } == count + count * 2 / 5)
      }
    }

    @Test("Translated texts and those of UI files follow, others do not")
    func hook() {
      defer { LongText.isOn = false }
      #expect(tr("Clear") == "Clear")
      LongText.isOn = true
      #expect(tr("Clear") == "Çļééåŕŕ")
      #expect(tr("%d trick", "%d tricks", count: 3) == "3 ţŕîîçķķš")
      #expect(
        LongText.stretched(
          ui:
            "<a translatable=\"yes\">Sit</a><b>Sit</b><c translatable=\"yes\" comments=\"x\">Sit</c>"
        )
          == "<a translatable=\"yes\">Šîţţ</a><b>Sit</b><c translatable=\"yes\" comments=\"x\">Šîţţ</c>"
      )
    }
  }
}
