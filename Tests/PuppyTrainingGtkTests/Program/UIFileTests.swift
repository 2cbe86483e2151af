import PuppyTrainingCore
import Testing

@testable import Gtk
@testable import PuppyTrainingGtk

extension FrontTests {
  @Test("Every UI file is in the GResource and makes its widgets")
  func uiFiles() throws {
    let files = try Repository.files(in: "ui")
    #expect(ResourceBundle.files(in: "\(ResourcePath.base)/ui") == files)
    let before = Window.all
    for file in files {
      let builder = Builder("\(ResourcePath.base)/ui/\(file)")
      #expect(builder.objectCount > 1, "\(file)")
      for window in Window.all where !before.contains(window) { window.destroy() }
    }
    #expect(Window.all == before)
  }

  @Test("Every text of the UI files can be translated, and every icon they name is there")
  func uiTexts() throws {
    let texts = /<(property|attribute) name="(label|title|tooltip-text|placeholder-text)"([^>]*)>/
    let icons = /<property name="icon-name">([^<]*)</
    for file in try Repository.files(in: "ui") {
      let text = try Repository.text("ui/\(file)")
      for match in text.matches(of: texts) {
        #expect(match.3.contains("translatable=\"yes\""), "\(file): \(match.0)")
      }
      for match in text.matches(of: icons) {
        #expect(Image.hasIcon(String(match.1)), "\(file): \(match.1)")
      }
    }
  }

  @Test("Every window says itself what it is, which GTK 4.8 forgets")
  func windowRoles() throws {
    let window = /<object class="Gtk(Application)?Window"/
    let role = /<property name="accessible-role">(window|dialog)</
    for file in try Repository.files(in: "ui") {
      let text = try Repository.text("ui/\(file)")
      #expect(text.matches(of: role).count == text.matches(of: window).count, "\(file)")
    }
  }

  @Test("KNOWN-BUGS 54: every colour of the style sheet is mixed from those of the theme")
  func styleColours() throws {
    let style = try Repository.text("style.css")
    let mixed = style.matches(of: /mix\(@theme_[a-z_]+, #[0-9a-f]{6}, 0\.[0-9]+\)/).count
    #expect(mixed > 15)
    #expect(style.matches(of: /#[0-9a-fA-F]{3,8}\b/).count == mixed, "one in each mix")
    #expect(style.matches(of: /\b(rgba?|hsla?)\(/).isEmpty)
    #expect(style.matches(of: /color: *(white|black|red|green|blue|gr[ae]y)/).isEmpty)
    #expect(style.matches(of: /font-size: *[0-9.]+(px|pt)/).isEmpty, "text follows the person")
  }

  @Test("Every colour that the style sheet and the cards name is defined")
  func styleNames() throws {
    let style = try Repository.text("style.css")
    let defined = Set(style.matches(of: /@define-color ([a-z_]+)/).map { String($0.1) })
    let used = Set(style.matches(of: /@((tint|text|tile)_[a-z]+)/).map { String($0.1) })
    #expect(used.subtracting(defined) == [])
    let drawn =
      Category.allCases.map { "tile_\($0.rawValue)" }
      + Difficulty.allCases.flatMap { ["tint_\($0.rawValue)", "text_\($0.rawValue)"] }
      + ["tile_symbol", "text_secondary"]
    #expect(drawn.filter { !defined.contains($0) } == [])
  }

  @Test("Every category has a colour of its own behind its picture")
  func tileColours() throws {
    let style = try Repository.text("style.css")
    let tiles = style.matches(of: /@define-color tile_([a-z]+) (mix[^;]+);/)
    let colours = tiles.filter { Category(rawValue: String($0.1)) != nil }.map { String($0.2) }
    #expect(colours.count == Category.allCases.count)
    #expect(Set(colours).count == Category.allCases.count)
  }
}
