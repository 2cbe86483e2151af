import Gtk
import GtkTestSupport
import GtkTools
import PuppyTrainingGtk
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  @Test func theGalleryShowsAnAddressInAllItsParts() throws {
    try withGallery("filter-dialog/easy?width=360&dark&text=150") { gallery in
      #expect(gallery.addressLine.text == "filter-dialog/easy?width=360&dark&text=150")
      #expect(gallery.window.title == "filter-dialog/easy")
      #expect(gallery.sidebar.chosen == "filter-dialog/easy")
      #expect(gallery.stage.shown?.address == gallery.address)
      #expect(Appearance.isDark)
      #expect(gallery.stage.widget.containsFocus)
    }
  }

  @Test func everyKnobChangesAddressAndStage() throws {
    try withGallery("card/easy") { gallery in
      let turns: [(change: (inout Knobs) -> Void, words: String)] = [
        ({ $0.width = 480 }, "width=480"), ({ $0.appearance = .contrast }, "contrast"),
        ({ $0.textPercent = 130 }, "text=130"), ({ $0.isRightToLeft = true }, "rtl"),
        ({ $0.hasLongText = true }, "long"), ({ $0.isStill = true }, "still"),
        ({ $0.hidesPointer = true }, "no-pointer"),
      ]
      var knobs = Knobs()
      var words: [String] = []
      for turn in turns {
        turn.change(&knobs)
        words.append(turn.words)
        gallery.knobs.show(knobs)
        gallery.knobs.onTurn(knobs)
        #expect(gallery.addressLine.text == "card/easy?" + words.joined(separator: "&"))
        #expect(gallery.stage.shown?.address.knobs == knobs)
      }
    }
  }

  @Test func aMistakeInTheAddressIsSaidAndChangesNothing() throws {
    try withGallery("card/easy") { gallery in
      gallery.open(text: "card/esay")
      #expect(
        gallery.messages[.address] == "There is no state of card “esay”; did you mean “easy”?")
      #expect(gallery.stage.shown?.address.description == "card/easy")
      gallery.open(text: "card/hard")
      #expect(gallery.messages[.address] == nil)
      #expect(gallery.stage.shown?.address.description == "card/hard")
    }
  }

  @Test func keysLeadRoundTheParts() throws {
    try withGallery("card/easy") { gallery in
      try Xdotool.activate(gallery.window)
      try Xdotool.press("F6")
      #expect(MainLoop.run { gallery.sidebar.widget.containsFocus })
      try Xdotool.press("Down")
      #expect(MainLoop.run { gallery.addressLine.text == "card/medium" })
      #expect(gallery.sidebar.widget.containsFocus)
      try Xdotool.press("alt+Next", "alt+Next", "alt+Prior")
      #expect(MainLoop.run { gallery.addressLine.text == "card/hard" })
      try Xdotool.press("ctrl+l", "ctrl+a")
      try Xdotool.type("pill/hard")
      #expect(MainLoop.run { gallery.addressLine.text == "pill/hard" })
      try Xdotool.press("Return")
      #expect(MainLoop.run { gallery.window.title == "pill/hard" })
      try Xdotool.press("ctrl+i")
      #expect(MainLoop.run { gallery.strip.widget.isVisible })
      try Xdotool.press("ctrl+f")
      try Xdotool.type("practice-w")
      #expect(MainLoop.run { gallery.sidebar.found == ["practice-window"] })
      try Xdotool.type("zzz")
      #expect(MainLoop.run { gallery.sidebar.isEmptyPageShown })
      try Xdotool.press("Escape")
      #expect(MainLoop.run { !gallery.sidebar.isEmptyPageShown })
      try Xdotool.type("rule")
      try Xdotool.press("Return")
      #expect(MainLoop.run { gallery.window.title.hasPrefix("rule-field/") })
      try Xdotool.press("F6")
      #expect(MainLoop.run { gallery.stage.widget.containsFocus })
    }
  }

  @Test func theViewOnTheStageHasItsKeysFirst() throws {
    try withGallery("main-window") { gallery in
      try Xdotool.activate(gallery.window)
      gallery.focusStage()
      try Xdotool.press("ctrl+f")
      settle(milliseconds: 500)
      #expect(
        MainLoop.run {
          gallery.stage.widget.containsFocus && gallery.window.focusWidget?.typeName == "GtkText"
        })
      try Xdotool.press("F6")
      #expect(MainLoop.run { gallery.sidebar.widget.containsFocus })
      try Xdotool.press("F6")
      #expect(MainLoop.run { gallery.window.focusWidget?.typeName == "GtkText" })
      #expect(gallery.stage.widget.containsFocus)
    }
  }

  @Test func aWindowThatIsClosedOnTheStageIsThereAnew() throws {
    try withGallery("filter-dialog/easy") { gallery in
      try Xdotool.activate(gallery.window)
      let first = try #require(gallery.stage.shown?.exhibit)
      try Xdotool.press("Escape")
      #expect(MainLoop.run { gallery.stage.shown?.exhibit !== first })
      #expect(gallery.stage.shown?.address.description == "filter-dialog/easy")
    }
  }

  @Test func stopsOfTabAreNumberedWithoutAPointer() throws {
    try withGallery("filter-dialog/easy?no-pointer") { gallery in
      #expect(MainLoop.run { gallery.marks.stops.count > 5 })
      #expect(gallery.marks.stops[1] != nil)
      gallery.open(text: "filter-dialog/easy")
      #expect(MainLoop.run { gallery.marks.stops.isEmpty })
    }
  }

  @Test func theInspectorMarksFaultsAndWhatIsChosen() throws {
    let check = StageInspector.check
    StageInspector.check = { _, _ in [AuditFinding(element: 0, rule: .noName, sentence: "No name.")]
    }
    defer { StageInspector.check = check }
    try withGallery("pill/easy") { gallery in
      gallery.showInspector(true)
      #expect(MainLoop.run { gallery.marks.faults.count == 1 })
      gallery.strip.onChoose(0)
      #expect(gallery.marks.chosen == gallery.inspector.tree.elements[0].frame)
      gallery.showInspector(false)
      #expect(gallery.marks.faults == [] && gallery.marks.chosen == nil)
    }
  }

  @Test func theGalleryItselfHasNoPartWithoutAName() throws {
    try withGallery("pill/easy") { gallery in
      gallery.showInspector(true)
      settle()
      var leaks: [String] = []
      @MainActor func visit(_ widget: Widget) {
        guard widget.isShown, widget.isSpoken, widget != gallery.stage.widget else { return }
        if widget.spokenName.hasPrefix("Gtk") {
          leaks.append("\(widget.typeName) \(widget.spokenName)")
        }
        for child in widget.children { visit(child) }
      }
      for child in gallery.window.children { visit(child) }
      #expect(leaks == [])
    }
  }
}

extension Sidebar {
  fileprivate var chosen: String? { list.selected?.spokenName }

  /// The views that the search has left.
  fileprivate var found: [String] {
    rows.filter { $0.state == nil && $0.row.isVisible }.map(\.view)
  }

  fileprivate var isEmptyPageShown: Bool { emptyPage.isVisible && !emptyText.text.isEmpty }
}
