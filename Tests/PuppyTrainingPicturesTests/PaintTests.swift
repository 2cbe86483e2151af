import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct PaintTests {
  @Test(
    "Colours go by name or by number",
    arguments: [
      ("white", Paint(0xffffff)), ("#12aB34", Paint(0x12ab34)), ("beige", nil), ("#12", nil),
      ("#xyzxyz", nil), ("", nil),
    ])
  func names(name: String, paint: Paint?) {
    #expect(Paint(name: name) == paint)
  }

  @Test func mixingAndShading() {
    #expect(Paint(0x000000).mixed(with: Paint(0xffffff), at: 0.5).green == 0.5)
    #expect(
      Paint(0xffffff, opacity: 0.3).shaded(0.25)
        == Paint(red: 0.75, green: 0.75, blue: 0.75, opacity: 0.3))
  }
}
