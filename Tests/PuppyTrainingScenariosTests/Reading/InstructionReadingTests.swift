import Testing

@testable import PuppyTrainingScenarios

struct InstructionReadingTests {
  @Test func everyVerbIsRead() throws {
    let escape = try KeyStroke("Escape")
    let expected: [(String, Instruction)] = [
      ("press \"Filter\"", .press(Target(nil, "Filter"))),
      ("press item \"Quit\" in \"Puppy *\"", .press(Target(.item, "Quit", in: "Puppy *"))),
      ("check \"Easy\"", .check(Target(nil, "Easy"))),
      ("uncheck \"Easy\"", .uncheck(Target(nil, "Easy"))),
      ("focus card \"Sit\" by Escape", .focus(Target(.card, "Sit"), by: escape)),
      ("type \"sit “down”\"", .type("sit “down”")),
      ("key Escape Escape", .key([escape, escape])),
      ("see \"18 of 124 tricks\"", .see(Sight(Target(nil, "18 of 124 tricks")))),
      (
        "see first card \"Sit\" focused described \"Easy. *\" in \"Puppy\"",
        .see(
          Sight(
            Target(.card, "Sit", isFirst: true, in: "Puppy"), states: [.focused],
            description: "Easy. *"))
      ),
      (
        "see entry \"Search\" with \"sit\" enabled",
        .see(Sight(Target(.entry, "Search"), states: [.enabled], content: "sit"))
      ),
      ("not see window \"Filter\"", .notSee(Sight(Target(.window, "Filter")))),
      ("scroll to \"Done\"", .scroll(Target(nil, "Done"))),
      ("close", .close), ("restart", .restart),
      ("resize 360x720", .resize(width: 360, height: 720)),
    ]
    for (text, instruction) in expected {
      #expect(try Instruction(reading: text) == instruction, "\(text)")
    }
    let verbs = Set(expected.compactMap { $0.0.split(separator: " ").first.map(String.init) })
    #expect(verbs == Set(Instruction.verbs.keys))
  }

  @Test(arguments: [
    ("pres \"Filter\"", "there is no verb “pres”; the nearest is “press”"),
    ("", "the verb is missing; the nearest is “key”"),
    ("press Filter", "there is no kind of thing “Filter”; the nearest is “item”"),
    ("press buton \"Filter\"", "there is no kind of thing “buton”; the nearest is “button”"),
    ("press", "the name is missing, in quotation marks"),
    ("press \"\"", "the name is empty"),
    ("press \"Filter", "the quotation mark before “Filter” is not closed"),
    ("press \"Filter\" now", "nothing can follow here, but “now” does"),
    ("type sit", "the text to type has to stand in quotation marks, like \"sit\""),
    ("see \"Easy\" chekced", "there is no state “chekced”; the nearest is “checked”"),
    ("not sea \"Easy\"", "there is no word “sea”; the nearest is “see”"),
    ("focus \"Easy\" with Tab", "there is no word “with”; the nearest is “by”"),
    ("resize 360", "there is no size “360”; the nearest is “360x720”"),
    ("resize 0x10", "there is no size “0x10”; the nearest is “360x720”"),
    ("key Escpae", "there is no key “Escpae”; the nearest is “Escape”"),
    ("key", "the key is missing; the nearest is “a”"),
  ])
  func aBrokenLineIsToldInOneSentence(line: String, sentence: String) {
    var told = ""
    do { _ = try Instruction(reading: line) } catch { told = "\(error)" }
    #expect(told == sentence || told.hasPrefix(sentence), "\(told)")
  }
}
