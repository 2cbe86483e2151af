import CGtk
import GtkTestSupport
import TestSupport
import Testing

@testable import Gtk

extension GtkTests {
  @Suite("Settings")
  struct SettingsTests {
    private let folder: TemporaryFolder
    private let settings: Settings

    init() throws {
      folder = try TemporaryFolder()
      let compiled = try TestSchema.compile(in: folder)
      settings = try #require(Settings(schema: TestSchema.id, compiledSchemas: compiled))
      for key in ["word", "words", "number", "flag"] { settings.reset(key) }
    }

    @Test("A key that was never set has the default of the schema")
    func defaults() {
      #expect(settings[string: "word"] == "title")
      #expect(settings[strings: "words"] == ["one", "two"])
      #expect(settings[int: "number"] == 7)
      #expect(settings[bool: "flag"] == false)
    }

    @Test("What is set is read, also through other settings of the same schema")
    func roundTrip() throws {
      settings[string: "word"] = "Häß"
      settings[strings: "words"] = ["", "a b", "Häß"]
      settings[int: "number"] = -3
      settings[bool: "flag"] = true
      Settings.sync()
      let other = try #require(
        Settings(schema: TestSchema.id, compiledSchemas: "\(folder.path)/gschemas.compiled"))
      #expect(other[string: "word"] == "Häß")
      #expect(other[strings: "words"] == ["", "a b", "Häß"])
      #expect(other[int: "number"] == -3)
      #expect(other[bool: "flag"] == true)
      settings[strings: "words"] = []
      #expect(settings[strings: "words"] == [])
    }

    @Test("A key that is reset has its default again")
    func reset() {
      settings[int: "number"] = 1
      settings.reset("number")
      #expect(settings[int: "number"] == 7)
    }

    @Test("There are no settings of a schema that is missing")
    func missing() throws {
      let empty = try TemporaryFolder()
      for compiled in [
        nil, "\(empty.path)/gschemas.compiled", "\(folder.path)/gschemas.compiled",
      ] {
        #expect(
          Settings(schema: "io.github.puppytraining.Missing", compiledSchemas: compiled) == nil)
      }
      #expect(Settings(schema: TestSchema.id, compiledSchemas: nil) == nil)
    }
  }
}
