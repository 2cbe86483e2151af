import Gtk
import GtkTestSupport
import GtkTools
import PuppyTrainingGtk
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  @Test(arguments: [Knobs(), Knobs(width: 360, appearance: .dark, textPercent: 200, isStill: true)])
  func everyPreviewIsShown(knobs: Knobs) throws {
    try withStage { stage, _ in
      for preview in Preview.all {
        stage.show(Address(view: preview.view, state: preview.state, knobs: knobs))
        let widget = try #require(stage.shown?.exhibit.widget)
        let isSeen = MainLoop.run {
          widget.size.width > 20 && widget.size.height > 5
        }
        #expect(isSeen, "\(preview.view)/\(preview.state)")
      }
    }
  }

  @Test(arguments: ["card", "condition-header/many", "filter-dialog", "main-window"])
  func aViewGetsTheWidthThatIsAskedFor(view: String) throws {
    try withStage { stage, _ in
      for width in [360, 720, 1600] {
        stage.show(try Address("\(view)?width=\(width)", in: catalogue))
        // Around it: its own size leaves out borders.
        let platform = try #require(stage.shown?.exhibit.widget.parent)
        _ = MainLoop.run { platform.size.width == width }
        #expect(platform.size.width == width)
      }
    }
  }

  @Test func whatIsShownAgainIsMadeAnew() throws {
    try withStage { stage, _ in
      let address = Address(view: "practice-window", state: "middle")
      stage.show(address)
      settle()
      let first = try #require(stage.shown?.exhibit)
      stage.show(address)
      settle()
      #expect(stage.shown?.exhibit !== first)
      #expect(stage.shown?.address == address)
    }
  }

  @Test func nothingOutlivesTheStage() throws {
    weak var exhibit: StagedExhibit?
    let before = Window.all.count
    var views: Set<String> = []
    for preview in Preview.all where views.insert(preview.view).inserted {
      withStage { stage, _ in
        stage.show(Address(view: preview.view, state: preview.state))
        exhibit = stage.shown?.exhibit
      }
      #expect(exhibit == nil, "\(preview.view)/\(preview.state)")
    }
    #expect(Window.all.count == before)
  }

  @Test func theDesktopFollowsTheKnobs() {
    Desktop.use(
      Knobs(appearance: .contrast, isRightToLeft: true, hasLongText: true, isStill: true))
    #expect(Appearance.isHighContrast && Widget.isRightToLeft && LongText.isOn)
    #expect(!Appearance.isDark && !Widget.areAnimationsEnabled)
    Desktop.use(Knobs(appearance: .dark))
    #expect(!Appearance.isHighContrast && !Widget.isRightToLeft && !LongText.isOn)
    #expect(Appearance.isDark && Widget.areAnimationsEnabled)
    Desktop.use(Knobs())
  }
}
