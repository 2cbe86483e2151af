import CGtk
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk
@testable import PuppyTrainingPreviews

extension DisplayTests {
  /// What is found at a widget that is made to be bad, in words.
  private func found(
    text: Int = 100, _ make: @escaping () -> Widget
  ) throws -> [String] {
    let stage = OffscreenStage([Preview("bad", "widget") { Exhibit(make(), width: 200) }])
    defer { stage.close() }
    let address = Address(view: "bad", state: "widget", knobs: Knobs(textPercent: text))
    let (tree, faults) = try Auditor.faults(at: address, on: stage)
    return faults.map { "\($0.rule.rawValue): \(tree.elements[$0.element].kind)" }
  }

  @Test func goodWidgetsHaveNoFaults() throws {
    #expect(
      try found {
        let box = Box(.vertical, spacing: 6)
        box.append(Label("Sit"))
        box.append(Button("Done"))
        box.append(Entry(named: "Name"))
        return box
      } == [])
  }

  @Test func aButtonWithAnIconAloneHasTheNameOfAClass() throws {
    #expect(
      try found { Button(child: Image(decoration: "open-menu-symbolic")) } == [
        "class name: GtkButton"
      ])
  }

  @Test func aButtonWithABlankNameHasNone() throws {
    #expect(
      try found {
        let button = Button("Done")
        button.setAccessibleName("")
        return button
      } == ["no name: GtkButton"])
  }

  @Test func aWidgetThatTabPassesByIsUnreachable() throws {
    #expect(
      try found {
        // A box never keeps the keyboard itself.
        let box = Box(.vertical)
        box.append(Label("Sit"))
        box.isFocusable = true
        box.setAccessibleName("Steps")
        return box
      } == ["unreachable: GtkBox"])
  }

  @Test func paleTextIsMeasuredAndLargeTextLessSo() throws {
    Appearance.addStyle(
      text: ".audit-pale { color: #8c8c8c; background-color: white; }")
    let make = {
      let label = Label("A pale text")
      label.addClass("audit-pale")
      return label
    }
    #expect(try found(make) == ["contrast: GtkLabel"])
    #expect(try found(text: 200, make) == [])
  }

  @Test func aLowButtonIsASmallTarget() throws {
    Appearance.addStyle(
      text: ".audit-low { min-height: 0; padding: 0; border: none; font-size: 8px; }")
    #expect(
      try found {
        let button = Button("Done")
        button.addClass("audit-low")
        button.alignToStart(.vertical)
        return button
      } == ["small target: GtkButton"])
  }

  @Test func aTextWithoutRoomIsClippedUnlessATooltipSaysIt() throws {
    let make = { (tooltip: String?) in
      let text = Label(String(repeating: "A text that goes on and on ", count: 9))
      gtk_label_set_ellipsize(text.opaque, PANGO_ELLIPSIZE_END)
      text.naturalCharacters = 4
      text.tooltip = tooltip
      return text
    }
    #expect(try found { make(nil) } == ["clipped text: GtkLabel"])
    #expect(try found { make("The whole text") } == [])
  }

  @Test func noViewHasFaults() throws {
    let report = try Auditor.run(.quick(.shipped))
    #expect(report.faults.isEmpty, "\(report.text)")
    #expect(report.views == Catalogue.shipped.views.map(\.name))
  }
}
