/// A scene as a picture file tells it, with names in place of poses and props.
struct SceneDraft: Decodable {
  let words: String?
  let things: [ThingDraft]
  let frames: [FrameDraft]
  let isLooping: Bool
  let still: Int
  let view: Scene.View

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case words, things, frames, loop, still, view
  }

  private enum ViewKeys: String, CodingKey, CaseIterable { case at, scale }

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    words = try values.decodeIfPresent(String.self, forKey: .words)
    things = try values.decodeIfPresent([ThingDraft].self, forKey: .things) ?? []
    frames = try values.decode([FrameDraft].self, forKey: .frames)
    isLooping = try values.decodeIfPresent(Bool.self, forKey: .loop) ?? true
    still = try values.decodeIfPresent(Int.self, forKey: .still) ?? 0
    var view = Scene.View()
    if values.contains(.view) {
      let part = try values.superDecoder(forKey: .view).strictContainer(ViewKeys.self)
      if part.contains(.at) {
        let center = try part.decodePoint(forKey: .at)
        (view.x, view.y) = (center.x, center.y)
      }
      if part.contains(.scale) { view.scale = try part.decodeShare(forKey: .scale, 0.5...3) }
    }
    self.view = view
  }
}

/// A keyframe as a picture file tells it: what is not said stays as it was.
struct FrameDraft: Decodable {
  let pose: String?
  let patch: PosePatch
  let place: Point3?
  let seconds: Double
  let rest: Double
  let easing: Scene.Easing
  let things: [String: ThingChange]

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case pose, set, at, seconds, rest, ease, things
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.strictContainer(CodingKeys.self)
    pose = try values.decodeIfPresent(String.self, forKey: .pose)
    patch = try values.decodeIfPresent(PosePatch.self, forKey: .set) ?? PosePatch()
    place = values.contains(.at) ? try values.decodePoint(forKey: .at) : nil
    seconds =
      values.contains(.seconds) ? try values.decodeShare(forKey: .seconds, 0.05...10) : 0.6
    rest = values.contains(.rest) ? try values.decodeShare(forKey: .rest, 0...10) : 0
    easing =
      values.contains(.ease) ? try values.decodeWord(Scene.Easing.self, forKey: .ease) : .smooth
    things = try values.decodeIfPresent([String: ThingChange].self, forKey: .things) ?? [:]
  }
}
