import Gtk
import GtkTestSupport
import Testing

@testable import PuppyTrainingGtk

/// Counts how often it is drawn.
private final class Sheet: Drawing {
  private(set) var drawCount = 0
  private(set) lazy var widget = DrawnWidget(self)

  func measure(_ orientation: Orientation, for size: Int) -> (minimum: Int, natural: Int) {
    (10, 10)
  }

  func draw(on canvas: Canvas) { drawCount += 1 }
}

extension FrontTests {
  private func count(of haste: PictureHaste, asked tricks: Range<Int>, in sheet: Sheet) -> Int {
    tricks.count { haste.hasTime(for: "trick-\($0)", in: sheet.widget) }
  }

  @Test("Cards that come to stand at once have all their pictures")
  func noHaste() {
    let (haste, sheet) = (PictureHaste(), Sheet())
    #expect(count(of: haste, asked: 0..<50, in: sheet) == 50)
    haste.move()
    #expect(count(of: haste, asked: 50..<100, in: sheet) == 50)
  }

  @Test("Cards that fly by get a few new pictures in a frame, and all that were drawn before")
  func haste() {
    let (haste, sheet) = (PictureHaste(), Sheet())
    #expect(count(of: haste, asked: 0..<5, in: sheet) == 5)
    for start in [100, 200] {
      haste.move()
      haste.move()
      #expect(count(of: haste, asked: start..<(start + 50), in: sheet) == 6)
      #expect(count(of: haste, asked: 0..<5, in: sheet) == 5)
      #expect(count(of: haste, asked: start..<(start + 6), in: sheet) == 6)
    }
  }

  @Test("When the cards come to rest, those that wait for a picture are drawn again")
  func rest() {
    let (haste, sheet) = (PictureHaste(), Sheet())
    withWindow(around: sheet.widget) { _ in
      settle()
      haste.move()
      haste.move()
      #expect(count(of: haste, asked: 0..<10, in: sheet) == 6)
      let before = sheet.drawCount
      #expect(MainLoop.run { sheet.drawCount > before })
      #expect(count(of: haste, asked: 0..<50, in: sheet) == 50)
    }
  }
}
