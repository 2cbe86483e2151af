import Testing

@testable import PuppyTrainingScenarios

struct KeyStrokeTests {
  @Test(arguments: ["Escape", "ctrl+f", "ctrl+shift+f", "alt+F4", "KP_Enter", "m", "ctrl+question"])
  func aKeyIsReadAsItIsWritten(text: String) throws {
    #expect(try KeyStroke(text).description == text)
  }

  @Test(arguments: [
    ("Escap", "there is no key “Escap”; the nearest is “Escape”"),
    ("control+f", "there is no modifier “control”; the nearest is “ctrl”"),
    ("shft+Tab", "there is no modifier “shft”; the nearest is “shift”"),
    ("enter", "there is no key “enter”; the nearest is “Tab”"),
  ])
  func anUnknownKeyIsNamedWithTheNearest(text: String, sentence: String) {
    let error = #expect(throws: UnknownWord.self) { try KeyStroke(text) }
    #expect(error?.description.hasPrefix(String(sentence.prefix(30))) == true)
  }
}
