import CoreTestSupport
import PuppyTrainingCore
import Testing

@testable import PuppyTrainingPictures

struct SceneObjectDraftTests {
  private func draft(_ json: String) throws -> SceneObjectDraft {
    try JSONReader.read(json) { reader throws(JSONReader.Unexpected) in
      try SceneObjectDraft(&reader)
    }
  }

  @Test("A thing without an id is called by its prop, or else by its kind")
  func ids() throws {
    #expect(try draft(#"{"prop": "ball"}"#).id == "ball")
    #expect(try draft(#"{"id": "b", "prop": "ball"}"#).id == "b")
    #expect(try draft(#"{"id": "b", "prop": "ball"}"#).name == "ball")
    for kind in [#""hand": "open""#, #""person": {}"#, #""dog": {}"#, #""rope": ["nose", [1, 2]]"#]
    {
      let draft = try draft("{\(kind)}")
      #expect(kind.hasPrefix("\"\(draft.id)\""))
      #expect(draft.id == draft.kind.rawValue)
    }
  }

  @Test("A rope hangs between anchors and places")
  func ropes() throws {
    let red = Paint(0xe0564f)
    #expect(
      try draft(#"{"rope": ["nose", [1, 2, 3]]}"#).rope
        == SceneObject.Rope(
          ends: [.anchor("nose"), .place(Point3(1, 2, 3))], sag: 0, width: 2, paint: red))
    #expect(
      try draft(#"{"width": 4, "fill": "white", "rope": [[1, 2], "p.near"], "sag": 3}"#).rope
        == SceneObject.Rope(
          ends: [.place(Point3(1, 2)), .anchor("p.near")], sag: 3, width: 4, paint: Paint(0xffffff))
    )
  }

  @Test("A change says only what it names")
  func changes() throws {
    let library = try Library.small()
    let change = try draft(
      #"{"dog": {"like": "sit", "neck": 4}, "at": [1, 2], "size": 2, "flip": true, "angle": 30}"#
    ).change
    var expected = SceneObject.State()
    expected.place = Point3(1, 2)
    expected.size = 2
    expected.isFlipped = true
    expected.angle = 30
    expected.dog = try #require(try library.pose(named: "sit"))
    expected.dog.neck = 4
    #expect(try change.applied(to: SceneObject.State(), library) == expected)
    #expect(try SceneObjectChange().applied(to: expected, library) == expected)
  }
}
