import CGtk
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Lists of C strings")
  struct CStringsTests {
    @Test("A list of C strings ends with a null pointer", arguments: [[], ["a", "Häß"]])
    func strings(words: [String]) {
      let copy = withCStrings(words) { pointers in
        (0..<words.count + 1).map { String(optional: pointers?[$0]) }
      }
      #expect(copy == words + [nil])
    }

    @Test("A list that is ours becomes strings, and is freed", arguments: [[], ["a", "Häß"]])
    func adopting(words: [String]) {
      let list = withCStrings(words) { pointers in
        pointers.flatMap {
          g_strdupv(
            UnsafeMutableRawPointer($0).assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self))
        }
      }
      #expect([String](adopting: list) == words)
    }

    @Test("No list is no strings")
    func none() {
      #expect([String](adopting: nil) == [])
    }
  }
}
