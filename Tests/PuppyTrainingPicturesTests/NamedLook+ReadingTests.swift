import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct NamedLookReadingTests {
  @Test("Every field of a look has a key of its own")
  func fields() throws {
    let json = ##"""
      {"id": "pug", "name": "Pug", "coat": "#010203", "second": "#040506", "light": "white",
       "markings": "saddle", "ears": "rose", "tail": "curled", "hair": "long", "legs": 0.4,
       "trunk": 1.4, "muzzle": 0.5}
      """##
    let look = try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in
      try PictureLibrary.NamedLook(&reader)
    }
    let expected = DogLook(
      coat: Paint(0x010203), second: Paint(0x040506), light: Paint(0xffffff), markings: .saddle,
      ears: .rose, tail: .curled, hair: .long, legs: 0.4, trunk: 1.4, muzzle: 0.5)
    #expect(look == PictureLibrary.NamedLook(id: "pug", name: "Pug", look: expected))
  }
}
