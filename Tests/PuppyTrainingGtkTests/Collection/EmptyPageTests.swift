import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test(
    "The empty page says why there is nothing, and offers the way on",
    arguments: [
      (EmptyReason.noTricks, "No tricks", String?.none),
      (.noFilterMatch, "No trick matches this filter", "Clear Filter"),
      (.noSearchMatch, "No trick matches this search", "Clear Search"),
    ])
  func emptyPage(reason: EmptyReason, heading: String, button: String?) {
    let page = EmptyPage(onClearFilter: {}, onClearSearch: {})
    for other in [EmptyReason.noFilterMatch, .noTricks, .noSearchMatch] { page.show(other) }
    page.show(reason)
    let texts = page.widget.texts
    #expect(texts.first == heading)
    #expect(page.widget.parts(Button.self).map(\.label) == [button].compactMap(\.self))
    #expect(texts.count == (button == nil ? 2 : 3), "a heading, a sentence, and a button")
  }

  @Test("The button of the empty page clears what leaves nothing")
  func emptyPageButton() throws {
    var cleared: [String] = []
    let page = EmptyPage {
      cleared.append("filter")
    } onClearSearch: {
      cleared.append("search")
    }
    for reason in [EmptyReason.noFilterMatch, .noSearchMatch] {
      page.show(reason)
      try #require(page.widget.parts(Button.self).first).click()
    }
    #expect(cleared == ["filter", "search"])
  }
}
