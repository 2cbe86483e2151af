import Gtk
import PuppyTrainingGtk
import Testing

@testable import PuppyTrainingPreviews

extension DisplayTests {
  private func tree(of text: String) throws -> StageTree {
    var tree = StageTree()
    try withStage { stage, _ in
      stage.show(try Address(text, in: catalogue))
      _ = MainLoop.run { (stage.shown?.exhibit.widget.size.width ?? 0) > 0 }
      settle(milliseconds: 200)
      tree = StageTree(of: stage)
    }
    return tree
  }

  @Test func theTreeHasWhatIsOnTheStage() throws {
    let tree = try tree(of: "filter-dialog/easy")
    let done = try #require(tree.elements.first { $0.role == "button" && $0.name == "Done" })
    #expect(done.kind == "GtkButton")
    #expect(done.isTarget && done.isFocusable && done.isReachable && done.isPresented)
    #expect(done.tabStop == 2)
    #expect(done.frame == done.visibleFrame && done.frame.width > 30 && done.frame.x > 0)
    let easy = try #require(
      tree.elements.first { $0.role == "checkbox" && $0.name.hasPrefix("Easy") })
    #expect(easy.states.contains(.checked))
    let label = try #require(tree.elements.first { $0.isLabel && $0.text == "Done" })
    #expect(!label.isEllipsised && !label.isTarget && !label.isFocusable)
    #expect(tree.elements.contains { $0.visibleFrame.isEmpty && !$0.frame.isEmpty })
  }

  @Test func everyStopOfTabIsOnceInTheTree() throws {
    for view in ["filter-dialog", "main-window", "practice-window", "trick-window", "dog-editor"] {
      let stops = try tree(of: view).elements.compactMap(\.tabStop).sorted()
      #expect(stops == Array(1...max(stops.count, 1)), "\(view)")
      #expect(stops.count > 1, "\(view)")
    }
  }

  @Test func allCardsCanBeReached() throws {
    let cells = try tree(of: "collection/full").elements.filter { $0.role == "grid cell" }
    #expect(cells.filter { !$0.isReachable }.map(\.name) == [])
    #expect(cells.count > 3)
  }

  @Test func whatTabDoesNotLeadToIsFoundOut() throws {
    withStage { stage, _ in
      stage.show(Address(view: "stepper", state: catalogue["stepper"]?.states[0] ?? ""))
      settle()
      let all = StageTree(of: stage).elements
      #expect(all.filter { $0.isFocusable && $0.isTarget && !$0.isReachable } == [])
      #expect(StageTree(of: stage, walksTab: false).elements.filter(\.isReachable) == [])
    }
  }
}
