import PuppyTrainingCore

/// A scene as a picture file tells it, with names in place of poses and props.
struct SceneDraft {
  private(set) var words: String?
  private(set) var things: [SceneObjectDraft] = []
  private(set) var frames: [FrameDraft] = []
  private(set) var isLooping = true
  private(set) var still = 0
  private(set) var view = Scene.View()

  init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    try reader.fields(requiring: ["frames"]) { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "words": words = try reader.string()
      case "things": things = try reader.list(SceneObjectDraft.init)
      case "frames": frames = try reader.list(FrameDraft.init)
      case "loop": isLooping = try reader.bool()
      case "still": still = try reader.wholeNumber()
      case "view": view = try Scene.View(&reader)
      default: throw .unknownKey
      }
    }
  }
}

extension Scene.View {
  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    self.init()
    try reader.fields { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "at":
        let center = try reader.point()
        (x, y) = (center.x, center.y)
      case "scale": scale = try reader.number(in: 0.5...3)
      default: throw .unknownKey
      }
    }
  }
}

/// A keyframe as a picture file tells it: what is not said stays as it was.
struct FrameDraft {
  private(set) var pose: String?
  private(set) var patch = Patch<Pose>()
  private(set) var place: Point3?
  private(set) var seconds = 0.6
  private(set) var rest = 0.0
  private(set) var easing = Scene.Easing.smooth
  private(set) var things: [(id: String, change: SceneObjectChange)] = []

  fileprivate init(_ reader: inout JSONReader) throws(JSONReader.Unexpected) {
    try reader.fields { reader, key throws(JSONReader.Unexpected) in
      switch key {
      case "pose": pose = try reader.string()
      case "set": patch = try Patch(&reader)
      case "at": place = try reader.point()
      case "seconds": seconds = try reader.number(in: 0.05...10)
      case "rest": rest = try reader.number(in: 0...10)
      case "ease": easing = try reader.word()
      case "things":
        try reader.fields { reader, id throws(JSONReader.Unexpected) in
          things.append((id, try SceneObjectChange(&reader)))
        }
      default: throw .unknownKey
      }
    }
  }
}
